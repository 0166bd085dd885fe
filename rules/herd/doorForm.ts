import { object, string } from 'yup';
import { email, INVALID_EMAIL } from '../fields/emailField';
import { LIMITS } from '../fields/limits';

/** A link for a processor. Without an email, the ranch passes it on itself. */
export const doorForm = object({
  email: string()
    .trim()
    .max(LIMITS.email, INVALID_EMAIL)
    .default('')
    .test('email', INVALID_EMAIL, (given) => given === '' || email().isValidSync(given)),
});

export const doorLinksForm = object({ email: email() });
