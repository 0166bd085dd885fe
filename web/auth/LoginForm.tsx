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
import { SubmitButton } from '../ui/form/SubmitButton';
import { Cluster } from '../ui/layout/Cluster';
import { TextLink } from '../ui/text/TextLink';

/** A known `email` is filled in, and the focus starts at the password. */
export function LoginForm({ email }: { email: string }) {
  const login = useLogin();
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
      <Cluster justify="between">
        <CheckboxField name="rememberMe" label="Remember me" />
        <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
      </Cluster>
      <SubmitButton wide size="large">
        Login
      </SubmitButton>
    </Form>
  );
}

function useLogin() {
  const afterLogin = useAfterLogin();
  return useSubmit({
    send: async (values: LoginValues) => {
      const { login } = await mutate(LoginDocument, { input: values });
      saveAuthPreferences(values);
      await afterLogin(login);
    },
    failure: (error) => ({
      title: 'Login Failed',
      description: messageOf(error, 'Please check your credentials and try again.'),
    }),
  });
}
