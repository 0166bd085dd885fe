import { LIMITS } from '../../../rules/limits';
import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';

export function ContactFields() {
  return (
    <Fieldset legend="How to reach you" hint="You sign in with the email. Families see all three on your page.">
      <Grid columns={3} min={220} gap={2.5}>
        <Field name="user.name" label="Full name" autoComplete="name" maxLength={LIMITS.name} />
        <Field name="user.email" label="Email" type="email" autoComplete="email" maxLength={LIMITS.email} />
        <Field name="user.phone" label="Phone" type="tel" autoComplete="tel" maxLength={LIMITS.phone} optional />
      </Grid>
    </Fieldset>
  );
}
