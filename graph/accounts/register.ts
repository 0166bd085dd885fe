import { registerForm } from '../../rules/registerForm';
import type { Context } from '../context';
import { countAttempt } from '../limits/attempts';
import type { RegisterInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { createUser } from './createUser';
import type { User } from './User';

/** Makes a customer account; it does not sign in. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export async function register(context: Context, input: RegisterInput): Promise<User> {
  await countAttempt(context, 'register');
  const values = await validate(registerForm, input);
  return createUser(context.db, { ...values, userType: 'CUSTOMER' });
}
