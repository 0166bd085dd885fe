import { string } from 'yup';
import { LIMITS } from '../fields/limits';

export const PASSWORDS_DIFFER = "Passwords don't match";

const MIN = 8;
const TOO_SHORT = `Password must be at least ${MIN} characters`;

/** The rule for every new password. Spaces count, because a password is used exactly as typed. */
export const newPassword = string()
  .required(TOO_SHORT)
  .min(MIN, TOO_SHORT)
  .max(LIMITS.password, `Password must be at most ${LIMITS.password} characters`)
  .matches(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .matches(/[a-z]/, 'Password must contain at least one lowercase letter')
  .matches(/\d/, 'Password must contain at least one number');
