import { useFormikContext } from 'formik';
import { Field } from '../../ui/Field';
import { Grid } from '../../ui/Grid';
import { SelectField } from '../../ui/SelectField';
import { LIFETIMES, type TokenValues } from './tokenValues';

/** How long the token is good for. */
export function LifetimeFields() {
  const { values } = useFormikContext<TokenValues>();
  return (
    <Grid columns={2} min={200} gap={2.5}>
      <SelectField name="lifetime" label="Good for" options={LIFETIMES} />
      {values.lifetime === 'day' && <Field name="expiresAt" label="Last day" type="date" max="9999-12-31" />}
    </Grid>
  );
}
