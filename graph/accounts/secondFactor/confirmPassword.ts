import { type Context, signedIn } from '../../context';
import { badInput } from '../../errors';
import { countAttempt } from '../../limits/attempts';
import { verifyPassword } from '../passwords';
import { User } from '../User';

/** Requires the password again, in case somebody else uses a session that was left open. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function confirmPassword(context: Context, password: string): Promise<User> {
  const user = await User.query(context.db).findById(signedIn(context).id).throwIfNotFound();
  const attempt = await countAttempt(context, 'login', user.email);
  if (!(await verifyPassword(user.passwordHash, password))) throw badInput({ password: 'The password is wrong' });
  await attempt.takeBack();
  return user;
}
