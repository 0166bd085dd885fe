import { LIMITS } from '../../rules/limits';
import { Field } from '../ui/Field';
import { Grid } from '../ui/Grid';
import { MoneyField } from '../ui/MoneyField';
import { ContentsFields } from './ContentsFields';
import { DescriptionField } from './DescriptionField';
import { WeightField } from './WeightField';

export function BoxFields() {
  return (
    <>
      <Field name="name" label="Product name" maxLength={LIMITS.name} />
      <Grid columns={2} min={160} gap={2}>
        <MoneyField name="price" label="Price" />
        <WeightField name="weight" />
      </Grid>
      <DescriptionField />
      <ContentsFields />
    </>
  );
}
