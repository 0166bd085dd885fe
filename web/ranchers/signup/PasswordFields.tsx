import { useFormikContext } from 'formik';
import { PASSWORDS_DIFFER } from '../../../rules/newPassword';
import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';
import type { SignupValues } from './signupValues';

export function PasswordFields() {
  const { touched } = useFormikContext<SignupValues>();
  return (
    <Fieldset legend="Your password">
      <Grid columns={2} min={240} gap={2.5}>
        <Field
          name="user.password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={
            <>
              <span>At least 8 characters required</span>, with an uppercase letter, a lowercase letter and a number
            </>
          }
          tooEarly={touched.confirmPassword ? undefined : PASSWORDS_DIFFER}
        />
        <Field name="confirmPassword" label="Confirm password" type="password" autoComplete="new-password" />
      </Grid>
    </Fieldset>
  );
}
