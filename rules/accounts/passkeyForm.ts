import { boolean, object, string } from 'yup';

/** Many times longer than any browser's response. */
const MAX_RESPONSE_LENGTH = 20_000;

const response = string().required('Please try again').max(MAX_RESPONSE_LENGTH, 'Please try again');

export const passkeyForm = object({
  name: string().trim().required('Please name the device').max(60, 'Name must be at most 60 characters'),
  response,
});

export const passkeySignInForm = object({
  response,
  rememberMe: boolean()
    .transform((value) => value ?? undefined)
    .default(false),
});
