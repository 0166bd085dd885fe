import { boolean, type InferType, object, string } from 'yup';
import { email } from './emailField';
import { LIMITS } from './limits';

const TOO_SHORT = 'Password must be at least 6 characters';

/** Looser than the rule for new passwords, so that an account from before that rule can still come in. */
export const loginForm = object({
  email: email(),
  password: string()
    .required(TOO_SHORT)
    .min(6, TOO_SHORT)
    .max(LIMITS.password, `Password must be at most ${LIMITS.password} characters`),
  rememberMe: boolean()
    .transform((value) => value ?? undefined)
    .default(false),
});

export type LoginValues = InferType<typeof loginForm>;

export const initialLogin: LoginValues = { email: '', password: '', rememberMe: false };
