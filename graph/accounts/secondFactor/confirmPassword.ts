import type { Context } from '../../context';
import { countOwnAttempt, verifyPassword } from '../passwords/passwords';
import type { User } from '../User';

/** Requires the password again. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function confirmPassword(context: Context, password: string): Promise<User> {
  const { user, wasWrong, wasRight } = await countOwnAttempt(context);
  if (!(await verifyPassword(user.passwordHash, password))) throw await wasWrong({ password: WRONG_PASSWORD });
  await wasRight();
  return user;
}

export const WRONG_PASSWORD = 'The password is wrong';
