import { LIMITS } from '../../../../rules/fields/limits';
import { Field } from '../../../ui/form/Field';
import { MoneyField } from '../../../ui/form/MoneyField';

import { Grid } from '../../../ui/layout/Grid';
import { PoundsField } from '../WeightField';

/** The inputs of a product. `path` is its path in the form with a dot at the end, or empty if the form is the product. */
export function ProductInputs({ path = '' }: { path?: string }) {
  return (
    <>
      <Grid columns={2} min={180} gap={2}>
        <Field name={`${path}name`} label="Product name" placeholder="Beef jerky" maxLength={LIMITS.name} />
        <MoneyField name={`${path}price`} label="Price" />
        <PoundsField name={`${path}weight`} />
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
