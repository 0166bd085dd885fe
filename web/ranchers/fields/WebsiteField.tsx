import { Field } from '../../ui/Field';

export function WebsiteField() {
  return (
    <Field name="rancher.websiteUrl" label="Website" type="url" placeholder="https://" autoComplete="url" optional />
  );
}
