import type { LoginValues } from '../../rules/loginForm';
import { messageOf } from '../errors/messageOf';
import { mutate } from '../mutate';
import { useToast } from '../ui/useToast';
import { saveAuthPreferences } from './authPreferences';
import { LoginDocument } from './Login.generated';
import { useEnter } from './useEnter';

/** Signs in, tells how it went, and throws what the graph refused. */
export function useLogin() {
  const enter = useEnter();
  const { toast } = useToast();

  return async (values: LoginValues) => {
    try {
      const { login } = await mutate(LoginDocument, { input: values });
      saveAuthPreferences(values);
      await enter(login);
    } catch (error) {
      const description = messageOf(error, 'Please check your credentials and try again.');
      toast({ title: 'Login Failed', description, variant: 'destructive' });
      throw error;
    }
  };
}
