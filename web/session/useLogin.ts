import type { LoginValues } from '../../rules/accounts/loginForm';
import { mutate } from '../apollo/mutate';
import { messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { saveAuthPreferences } from './authPreferences';
import { LoginDocument } from './Login.generated';
import { useAfterLogin } from './useAfterLogin';

export function useLogin() {
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
