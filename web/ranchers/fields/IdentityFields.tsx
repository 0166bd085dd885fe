import { LIMITS } from '../../../rules/limits';
import { STATE_NAMES } from '../../../rules/states';
import { Field } from '../../ui/Field';
import { Grid } from '../../ui/Grid';
import { SelectField } from '../../ui/SelectField';

interface IdentityFieldsProps {
  needsDescription?: boolean;
}

/** Who it is and where it lies. */
export function IdentityFields({ needsDescription = false }: IdentityFieldsProps) {
  return (
    <>
      <Field name="rancher.ranchName" label="Ranch name" autoComplete="organization" maxLength={LIMITS.name} />
      <Field
        name="rancher.description"
        label="Short description"
        type="textarea"
        maxLength={LIMITS.description}
        hint="Two or three sentences: who you are, and what makes your beef yours."
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
