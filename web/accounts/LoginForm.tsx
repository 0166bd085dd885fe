import { initialLogin, type LoginValues, loginForm } from '../../rules/loginForm';
import { throwFields } from '../errors/throwFields';
import { paths } from '../paths';
import { useLogin } from '../session/useLogin';
import { CheckboxField } from '../ui/CheckboxField';
import { Cluster } from '../ui/Cluster';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { SubmitButton } from '../ui/SubmitButton';
import { TextLink } from '../ui/TextLink';

/** `email` is filled in where it is known already; what is left to type is the password. */
export function LoginForm({ email }: { email: string }) {
  const login = useLogin();
  const submit = (values: LoginValues) => login(loginForm.cast(values)).catch(throwFields);
  return (
    <Form initialValues={{ ...initialLogin, email }} schema={loginForm} onSubmit={submit} label="Login">
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
