import { object, string } from 'yup';
import { LIMITS } from '../fields/limits';
import { secondFactorCode } from './secondFactorCode';

const PASSWORD = 'Please enter your password';

export const deleteAccountForm = object({
  password: string().required(PASSWORD).max(LIMITS.password, PASSWORD),
  code: secondFactorCode(),
});
