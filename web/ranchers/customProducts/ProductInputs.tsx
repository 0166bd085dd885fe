import { LIMITS } from '../../../rules/limits';
import { Field } from '../../ui/Field';
import { Grid } from '../../ui/Grid';
import { MoneyField } from '../../ui/MoneyField';

/** Name, price and description of one product; `path` leads to it and ends with a dot, where the form is not it. */
export function ProductInputs({ path = '' }: { path?: string }) {
  return (
    <>
      <Grid columns={2} min={180} gap={2}>
        <Field name={`${path}name`} label="Product name" placeholder="Beef jerky" maxLength={LIMITS.name} />
        <MoneyField name={`${path}price`} label="Price" />
      </Grid>
      <Field
        name={`${path}description`}
        label="Description"
        type="textarea"
        rows={2}
        maxLength={LIMITS.description}
        optional
      />
    </>
  );
}
