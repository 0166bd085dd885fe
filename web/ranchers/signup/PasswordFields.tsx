import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';

export function PasswordFields() {
  return (
    <Fieldset legend="Your password">
      <Grid columns={2} min={240} gap={2.5}>
        <Field
          name="user.password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters required, with an uppercase letter, a lowercase letter and a number"
        />
        <Field name="confirmPassword" label="Confirm password" type="password" autoComplete="new-password" />
      </Grid>
    </Fieldset>
  );
}
