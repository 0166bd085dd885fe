import { LIMITS } from '../../rules/limits';
import { Field } from '../ui/Field';

export function DescriptionField() {
  return <Field name="description" label="Description" type="textarea" maxLength={LIMITS.description} optional />;
}
