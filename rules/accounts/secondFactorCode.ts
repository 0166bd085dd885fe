import { string } from 'yup';

/** The code of an authenticator app, or a recovery code. Only the server knows whether a code is needed. */
export const secondFactorCode = () =>
  string()
    .trim()
    .transform((value) => value ?? undefined)
    .max(40, 'Please enter the code of your app, or a recovery code')
    .default('');
