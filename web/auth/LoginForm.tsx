import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { initialLogin, type LoginValues, loginForm } from '../../rules/accounts/loginForm';
import { mutate } from '../apollo/mutate';
import { messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { paths } from '../paths';
import { saveAuthPreferences } from '../session/authPreferences';
import { LoginDocument } from '../session/Login.generated';
import { useAfterLogin } from '../session/useAfterLogin';
import { CheckboxField } from '../ui/form/CheckboxField';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Cluster } from '../ui/layout/arrange';
import { TextLink } from '../ui/text/Link';
import { PasskeyButton } from './PasskeyButton';

/** If `email` isn't empty, fills it in and focuses the password field. */
export function LoginForm({ email }: { email: string }) {
  const [secondFactors, setSecondFactors] = useState<readonly string[]>([]);
  const login = useLogin(setSecondFactors);
  return (
    <Form
      initialValues={{ ...initialLogin, email }}
      schema={loginForm}
      onSubmit={(values) => login(loginForm.cast(values))}
      label="Login"
    >
      <Field name="email" label="Email" type="email" autoComplete="username" />
      <Field
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
      />
      {secondFactors.length > 0 && <SecondFactor kinds={secondFactors} />}
      <Cluster justify="between">
        <CheckboxField name="rememberMe" label="Remember me" />
        <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
      </Cluster>
      <SubmitButton wide size="large">
        Login
      </SubmitButton>
      <PasskeyButton />
    </Form>
  );
}

/** Asks for the second factor after the right password. */
function SecondFactor({ kinds }: { kinds: readonly string[] }) {
  const hint = kinds.includes('AUTHENTICATOR')
    ? 'The code that your authenticator app shows, or a recovery code.'
    : 'Use your passkey below, or enter a recovery code.';
  return <Field name="code" label="Code" hint={hint} autoComplete="one-time-code" autoFocus />;
}

/** Returns the second factors that the server requires, if that's why it refused. */
function secondFactorsOf(error: unknown): readonly string[] {
  const factors = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.secondFactors : undefined;
  return Array.isArray(factors) ? factors : [];
}

function useLogin(onSecondFactors: (kinds: readonly string[]) => void) {
  const afterLogin = useAfterLogin();
  return useSubmit({
    send: async (values: LoginValues) => {
      const { login } = await mutate(LoginDocument, { input: values });
      saveAuthPreferences(values);
      await afterLogin(login);
    },
    errorToast: (error) =>
      secondFactorsOf(error).length > 0
        ? undefined
        : {
            title: 'Login Failed',
            description: messageOf(error, 'Please check your credentials and try again.'),
          },
    onError: (error) => {
      const kinds = secondFactorsOf(error);
      if (kinds.length > 0) onSecondFactors(kinds);
    },
  });
}
