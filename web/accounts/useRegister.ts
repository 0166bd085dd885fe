import { type RegisterValues, registerForm } from '../../rules/registerForm';
import { codeOf } from '../errors/codeOf';
import { messageOf } from '../errors/messageOf';
import { throwFields } from '../errors/throwFields';
import { mutate } from '../mutate';
import { LoginDocument } from '../session/Login.generated';
import { useEnter } from '../session/useEnter';
import { useToast } from '../ui/useToast';
import { RegisterDocument } from './Register.generated';

const LOGIN_DELAY = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOGIN_DELAY));

/** Makes a customer account and signs in to it; `onLoginNeeded` is for when only the second did not work. */
export function useRegister(onLoginNeeded: (email: string) => void) {
  const enter = useEnter();
  const { toast } = useToast();

  const enterNew = async ({ email, password }: RegisterValues) => {
    try {
      const { login } = await mutate(LoginDocument, { input: { email, password } });
      await enter(login);
    } catch {
      toast({ title: 'Please log in', description: 'Your account is ready.' });
      onLoginNeeded(email);
    }
  };

  return async (typed: RegisterValues) => {
    const values = registerForm.cast(typed);
    try {
      await mutate(RegisterDocument, { input: { ...values, userType: 'CUSTOMER' } });
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
