import { useMutation } from '@apollo/client/react';
import { type RegisterValues, registerForm } from '../../rules/registerForm';
import { codeOf } from '../errors/codeOf';
import { messageOf } from '../errors/messageOf';
import { throwFields } from '../errors/throwFields';
import { LoginDocument } from '../session/Login.generated';
import { useEnter } from '../session/useEnter';
import { useToast } from '../ui/useToast';
import { RegisterDocument } from './Register.generated';

const LOGIN_DELAY = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY));

/** Makes a customer account and signs in to it; `onLoginNeeded` is for when only the second did not work. */
export function useRegister(onLoginNeeded: (email: string) => void) {
  const [register] = useMutation(RegisterDocument);
  const [login] = useMutation(LoginDocument);
  const enter = useEnter();
  const { toast } = useToast();

  const enterNew = async ({ email, password }: RegisterValues) => {
    try {
      const { data } = await login({ variables: { input: { email, password } } });
      if (!data) throw new Error('Login failed');
      await enter(data.login);
    } catch {
      toast({ title: 'Please log in', description: 'Your account is ready.' });
      onLoginNeeded(email);
    }
  };

  return async (typed: RegisterValues) => {
    const values = registerForm.cast(typed);
    try {
      await register({ variables: { input: { ...values, userType: 'CUSTOMER' } } });
    } catch (error) {
      const message = messageOf(error, 'Please try again');
      toast({ title: 'Registration failed', description: message, variant: 'destructive' });
      if (codeOf(error) === 'CONFLICT') throw { fields: { email: message } };
      return throwFields(error);
    }
    await pause();
    await enterNew(values);
  };
}
