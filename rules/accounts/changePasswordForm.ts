import { type InferType, object, ref, string } from 'yup';
import { LIMITS } from '../fields/limits';
import { newPassword, PASSWORDS_DIFFER } from './newPassword';

const NO_CURRENT = 'Please enter your current password';

/** The server's input, without the confirmation. */
export const changePasswordInput = object({
  currentPassword: string().required(NO_CURRENT).max(LIMITS.password, NO_CURRENT),
  password: newPassword,
});

export const changePasswordForm = changePasswordInput.shape({
  confirmPassword: string()
    .required(PASSWORDS_DIFFER)
    .oneOf([ref('password')], PASSWORDS_DIFFER),
});

export type ChangePasswordValues = InferType<typeof changePasswordForm>;
