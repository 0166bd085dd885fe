import { initialRegister, type RegisterValues, registerForm } from '../../rules/registerForm';
import { STATE_NAMES } from '../../rules/states';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { Grid } from '../ui/Grid';
import { SelectField } from '../ui/SelectField';
import { Stack } from '../ui/Stack';
import { SubmitButton } from '../ui/SubmitButton';
import { AccountKind } from './AccountKind';
import { PASSWORD_HINT } from './passwordHint';
import { useRegister } from './useRegister';

export function RegisterForm({ onLoginNeeded }: { onLoginNeeded: (email: string) => void }) {
  const register = useRegister(onLoginNeeded);
  return (
    <Stack gap={3}>
      <AccountKind />
      <Form<RegisterValues> initialValues={initialRegister} schema={registerForm} onSubmit={register} label="Register">
        <Field name="name" label="Full name" autoComplete="name" />
        <Field name="email" label="Email" type="email" autoComplete="email" />
        <Field name="password" label="Password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
        <Grid columns={2} min={200} gap={2.5}>
          <Field name="phone" label="Phone" type="tel" autoComplete="tel" optional />
          <Field name="zipCode" label="ZIP code" inputMode="numeric" autoComplete="postal-code" optional />
          <Field name="city" label="City" autoComplete="address-level2" optional />
          <SelectField
            name="state"
            label="State"
            options={STATE_NAMES}
            placeholder="Choose a state"
            autoComplete="address-level1"
            optional
          />
        </Grid>
        <SubmitButton wide size="large">
          Create account
        </SubmitButton>
      </Form>
    </Stack>
  );
}
