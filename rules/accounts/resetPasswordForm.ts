import { type InferType, object, ref, string } from 'yup';
import { LIMITS } from '../fields/limits';
import { requiredText } from '../fields/textField';
import { newPassword, PASSWORDS_DIFFER } from './newPassword';

export const resetPasswordForm = object({
  password: newPassword,
  confirmPassword: string()
    .required(PASSWORDS_DIFFER)
    .oneOf([ref('password')], PASSWORDS_DIFFER),
});

/** The server's input, with the token from the mailed link and without the confirmation. */
export const resetPasswordInput = object({
  token: requiredText('Missing password reset token', LIMITS.token),
  password: newPassword,
});

export type ResetPasswordValues = InferType<typeof resetPasswordForm>;

export const initialResetPassword: ResetPasswordValues = { password: '', confirmPassword: '' };
