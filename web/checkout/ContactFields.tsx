import { LIMITS } from '../../rules/limits';
import { Field } from '../ui/Field';
import { Fieldset } from '../ui/Fieldset';
import { Grid } from '../ui/Grid';

/** Whom the ranch calls back, and where they are. */
export function ContactFields() {
  return (
    <Fieldset legend="How the ranch reaches you">
      <Grid columns={2} min={220} gap={2.5}>
        <Field name="customerName" label="Full name" autoComplete="name" maxLength={LIMITS.name} />
        <Field name="customerEmail" label="Email" type="email" autoComplete="email" />
        <Field name="customerPhone" label="Phone" type="tel" autoComplete="tel" maxLength={LIMITS.phone} optional />
        <Field
          name="customerZip"
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={LIMITS.zipCode}
        />
      </Grid>
    </Fieldset>
  );
}
