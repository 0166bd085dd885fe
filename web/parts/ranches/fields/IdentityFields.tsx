import { LIMITS } from '../../../../rules/fields/limits';
import { STATE_NAMES } from '../../../../rules/words/states';
import { Field } from '../../../ui/form/Field';
import { SelectField } from '../../../ui/form/SelectField';
import { Grid } from '../../../ui/layout/Grid';

interface IdentityFieldsProps {
  needsDescription?: boolean;
}

/** The ranch's name, its short description and its place. */
export function IdentityFields({ needsDescription = false }: IdentityFieldsProps) {
  return (
    <>
      <Field name="rancher.ranchName" label="Ranch name" autoComplete="organization" maxLength={LIMITS.name} />
      <Field
        name="rancher.description"
        label="Short description"
        type="textarea"
        maxLength={LIMITS.description}
        hint="Two or three sentences about who you are and what makes your beef special."
        optional={!needsDescription}
      />
      <Grid columns={3} min={200} gap={2.5}>
        <Field name="rancher.city" label="City" autoComplete="address-level2" />
        <SelectField
          name="rancher.state"
          label="State"
          options={STATE_NAMES}
          placeholder="Choose a state"
          autoComplete="address-level1"
        />
        <Field name="rancher.zipCode" label="Zip code" inputMode="numeric" autoComplete="postal-code" />
      </Grid>
    </>
  );
}

export function StoryField() {
  return (
    <Field
      name="rancher.customRanchDescription"
      label="Detailed description"
      type="textarea"
      rows={5}
      maxLength={LIMITS.longText}
      hint="The history of the ranch, the land, the family: what you'd tell someone at your kitchen table."
      optional
    />
  );
}

export function WebsiteField() {
  return (
    <Field name="rancher.websiteUrl" label="Website" type="url" placeholder="https://" autoComplete="url" optional />
  );
}
