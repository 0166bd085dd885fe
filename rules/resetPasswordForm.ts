import { type InferType, object, ref, string } from 'yup';
import { LIMITS } from './limits';
import { newPassword, PASSWORDS_DIFFER } from './newPassword';
import { requiredText } from './textField';

export const resetPasswordForm = object({
  password: newPassword,
  confirmPassword: string()
    .required(PASSWORDS_DIFFER)
    .oneOf([ref('password')], PASSWORDS_DIFFER),
});

/** The token comes from the link in the mail, the confirmation stays in the browser. */
export const resetPasswordInput = object({
  token: requiredText('Missing password reset token', LIMITS.token),
  password: newPassword,
});

export type ResetPasswordValues = InferType<typeof resetPasswordForm>;

export const initialResetPassword: ResetPasswordValues = { password: '', confirmPassword: '' };
