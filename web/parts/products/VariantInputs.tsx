import { LIMITS } from '../../../rules/fields/limits';
import { Field } from '../../ui/form/Field';
import { MoneyField } from '../../ui/form/MoneyField';

import { Grid } from '../../ui/layout/Grid';
import { WeightField } from './WeightField';

/** The inputs of a variant. `path` is its path in the form with a dot at the end, or empty if the form is the variant. */
export function VariantInputs({ path = '' }: { path?: string }) {
  return (
    <Grid columns={2} min={160} gap={1.5}>
      <Field name={`${path}name`} label="Variant name" placeholder="Large bag" maxLength={LIMITS.name} />
      <MoneyField name={`${path}price`} label="Variant price" />
      <Field name={`${path}size`} label="Size" placeholder="1 lb bag" maxLength={LIMITS.fact} optional />
      <WeightField name={`${path}weight`} />
    </Grid>
  );
}
