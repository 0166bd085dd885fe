import { object, string } from 'yup';
import { LIMITS } from '../fields/limits';

const PASSWORD = 'Please enter your password';

export const deleteAccountForm = object({
  password: string().required(PASSWORD).max(LIMITS.password, PASSWORD),
  code: string()
    .trim()
    .transform((value) => value ?? undefined)
    .max(40, 'Please enter the code of your app, or a recovery code')
    .default(''),
});
