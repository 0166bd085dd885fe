import { Field } from '../../../ui/form/Field';

import { Grid } from '../../../ui/layout/Grid';
import { StateField } from '../../places/StateField';
import { useFillFromZip } from '../../places/useFillFromZip';
import { ranchField, ranchText } from './ranchField';

/** The ranch's name, its short description and its place. */
export function IdentityFields({ needsDescription = false }: { needsDescription?: boolean }) {
  useFillFromZip('rancher.');
  return (
    <>
      <Field {...ranchText('ranchName')} autoComplete="organization" />
      <Field
        {...ranchText('description')}
        type="textarea"
        hint="Two or three sentences about who you are and what makes your beef special."
        optional={!needsDescription}
      />
      <Grid columns={3} min={150} gap={2.5}>
        <Field {...ranchText('zipCode')} inputMode="numeric" autoComplete="postal-code" />
        <Field {...ranchText('city')} autoComplete="address-level2" />
        <StateField {...ranchField('state')} />
      </Grid>
    </>
  );
}

export function StoryField() {
  return (
    <Field
      {...ranchText('customRanchDescription')}
      type="textarea"
      rows={5}
      hint="The history of the ranch, the land, the family: what you'd tell someone at your kitchen table."
    />
  );
}

export function WebsiteField() {
  return <Field {...ranchText('websiteUrl')} type="url" placeholder="https://" autoComplete="url" />;
}
