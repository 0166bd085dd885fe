import { type InferType, object, string } from 'yup';
import { email } from '../fields/emailField';
import { LIMITS } from '../fields/limits';
import { requiredText } from '../fields/textField';
import { secondFactorCode } from './secondFactorCode';

const NO_PASSWORD = 'Please enter your password';

/** A new email, confirmed with the password and the second factor. */
export const changeEmailInput = object({
  email: email(),
  password: string().required(NO_PASSWORD).max(LIMITS.password, 'The password is wrong'),
  code: secondFactorCode(),
});

export type ChangeEmailValues = InferType<typeof changeEmailInput>;

export const initialChangeEmail: ChangeEmailValues = { email: '', password: '', code: '' };

/** The token of a mailed link that confirms an email or undoes its change. */
export const emailTokenInput = object({ token: requiredText('Invalid or missing token', LIMITS.token) });
