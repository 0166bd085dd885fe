import { LIMITS } from '../../rules/limits';
import { Field } from '../ui/Field';
import { Grid } from '../ui/Grid';
import { MoneyField } from '../ui/MoneyField';
import { WeightField } from './WeightField';

/** One variant of a form; `path` leads to it and ends with a dot, where the form is not the variant itself. */
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
