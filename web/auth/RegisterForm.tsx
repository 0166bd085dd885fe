import styled from 'styled-components';
import { initialRegister, type RegisterValues, registerForm } from '../../rules/accounts/registerForm';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { mutate } from '../apollo/mutate';
import { codeOf, fieldErrorsOf, messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { AcceptsTerms } from '../parts/papers/AcceptsTerms';
import { useHomeZip } from '../parts/places/knownZip';
import { PhoneAndAddressFields } from '../parts/places/PhoneAndAddressFields';
import { paths } from '../paths';
import { LoginDocument } from '../session/Login.generated';
import { useAfterLogin } from '../session/useAfterLogin';
import { color, size, space } from '../theme/tokens';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Stack } from '../ui/layout/arrange';
import { Card } from '../ui/layout/Card';
import { Grid } from '../ui/layout/Grid';
import { StretchedLink } from '../ui/layout/StretchedLink';
import { useToast } from '../ui/overlay/useToast';
import { Heading } from '../ui/text/Text';
import { PASSWORD_HINT } from './passwordHint';
import { RegisterDocument } from './RegisterForm.generated';

export function RegisterForm({ onLoginNeeded }: { onLoginNeeded: (email: string) => void }) {
  const register = useRegister(onLoginNeeded);
  const zipCode = useHomeZip();
  return (
    <Stack gap={3}>
      <AccountKind />
      <Form<RegisterValues>
        initialValues={{ ...initialRegister, zipCode }}
        schema={registerForm}
        onSubmit={register}
        label="Register"
      >
        <Field name="name" label="Full name" autoComplete="name" />
        <Field name="email" label="Email" type="email" autoComplete="email" />
        <Field name="password" label="Password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
        <Grid columns={2} min={200} gap={2.5}>
          <PhoneAndAddressFields />
        </Grid>
        <AcceptsTerms />
        <SubmitButton wide size="large">
          Create Account
        </SubmitButton>
      </Form>
    </Stack>
  );
}

const Chosen = styled(Card)`
  border-color: ${color.red};
  box-shadow: inset 0 0 0 1px ${color.red};
`;

const Description = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.soft};
  font-size: ${size[15]};
`;

/** Links ranchers to their own form, which asks about the ranch. Customers use this one. */
function AccountKind() {
  return (
    <Grid columns={2} min={200} gap={1.5} role="group" aria-label="I am a">
      <Chosen aria-current="true">
        <Heading level={2} size={17}>
          Customer
        </Heading>
        <Description>I want to buy beef from a ranch.</Description>
      </Chosen>
      <Card interactive>
        <Heading level={2} size={17}>
          <StretchedLink to={paths.rancherSignup}>Rancher</StretchedLink>
        </Heading>
        <Description>I raise cattle and sell the beef.</Description>
      </Card>
    </Grid>
  );
}

const RETRY = 'Please try again';
const LOGIN_DELAY = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY));

/** Creates a customer account and signs in. `onLoginNeeded` runs if only the sign-in failed. */
function useRegister(onLoginNeeded: (email: string) => void) {
  const afterLogin = useAfterLogin();
  const { toast } = useToast();

  const signIn = async ({ email, password }: RegisterValues) => {
    try {
      const { login } = await mutate(LoginDocument, { input: { email, password } });
      await afterLogin(login);
    } catch {
      toast({ title: 'Please log in', description: 'Your account is ready.' });
      onLoginNeeded(email);
    }
  };

  return useSubmit({
    send: async (typed: RegisterValues) => {
      const values = registerForm.cast(typed);
      await mutate(RegisterDocument, { input: { ...values, userType: 'CUSTOMER', termsVersion: TERMS_VERSION } });
      return values;
    },
    errorToast: (error) => ({ title: 'Registration failed', description: messageOf(error, RETRY) }),
    fieldErrors: (error) => (codeOf(error) === 'CONFLICT' ? { email: messageOf(error, RETRY) } : fieldErrorsOf(error)),
    onSuccess: async (values) => {
      await pause();
      await signIn(values);
    },
  });
}
