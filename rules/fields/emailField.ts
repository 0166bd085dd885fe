import { LIMITS } from './limits';
import { requiredText } from './textField';

export const INVALID_EMAIL = 'Please enter a valid email address';

/** An address that can get mail. 'name@localhost' is well-formed but refused. */
export function email(message = INVALID_EMAIL) {
  return requiredText(message, LIMITS.email)
    .email(message)
    .matches(/\.[^.@]+$/, message);
}
