import { string } from 'yup';

/** The code of an authenticator app, or a recovery code. Whether one is needed, only the server knows. */
export const secondFactorCode = () =>
  string()
    .trim()
    .transform((value) => value ?? undefined)
    .max(40, 'Please enter the code of your app, or a recovery code')
    .default('');
