import { initialLogin, loginForm } from '../../rules/accounts/loginForm';
import { paths } from '../paths';
import { useLogin } from '../session/useLogin';
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
