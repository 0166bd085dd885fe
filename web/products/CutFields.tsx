import { LIMITS } from '../../rules/limits';
import { Field } from '../ui/Field';
import { Grid } from '../ui/Grid';
import { MoneyField } from '../ui/MoneyField';
import { DescriptionField } from './DescriptionField';

export function CutFields() {
  return (
    <>
      <Grid columns={2} min={200} gap={2}>
        <Field name="name" label="Product name" placeholder="Dry-aged ribeye" maxLength={LIMITS.name} />
        <Field
          name="cut"
          label="Cut"
          placeholder="Ribeye"
          maxLength={LIMITS.name}
          hint="Left empty, as its name."
          optional
        />
      </Grid>
      <MoneyField name="pricePerPound" label="Price per pound" />
      <DescriptionField />
    </>
  );
}
