import { boolean, type InferType, object, string } from 'yup';
import { email } from '../fields/emailField';
import { LIMITS } from '../fields/limits';
import { secondFactorCode } from './secondFactorCode';

const TOO_SHORT = 'Password must be at least 6 characters';

/** Less strict than the rule for new passwords, so that older accounts can still sign in. */
export const loginForm = object({
  email: email(),
  password: string()
    .required(TOO_SHORT)
    .min(6, TOO_SHORT)
    .max(LIMITS.password, `Password must be at most ${LIMITS.password} characters`),
  code: secondFactorCode(),
  rememberMe: boolean()
    .transform((value) => value ?? undefined)
    .default(false),
});

export type LoginValues = InferType<typeof loginForm>;

export const initialLogin: LoginValues = { email: '', password: '', code: '', rememberMe: false };
