import { changePasswordInput } from '../../../rules/accounts/changePasswordForm';
import { audit } from '../../audit/audit';
import { type Context, readFromAnsweringPool, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { badInput } from '../../errors';
import type { ChangePasswordInput } from '../../resolverTypes.generated';
import { validate } from '../../schema/validate';
import { stopEmailChange } from '../email/confirmations';
import { endSessions } from '../endSessions';
import { signIn } from '../login';
import { countPasswordAttempt } from '../passwordAttempts';
import { hashPassword, verifyPassword } from '../passwords';
import { User } from '../User';
import { readPasswordOwner, refuseWeakPassword } from '../weakPassword';

const wrongPassword = () => badInput({ currentPassword: 'The current password is wrong' });

/** Changes the password, ends all other sessions, and cancels a pending email change. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<User> {
  const { currentPassword, password } = await validate(changePasswordInput, input);
  const user = await User.query(context.db).findById(signedIn(context).id).throwIfNotFound();
  // A session that was left open must not allow guessing the password.
  const attempt = await countPasswordAttempt(context, user.email, user);
  if (!(await verifyPassword(user.passwordHash, currentPassword))) {
    await attempt.wasWrong();
    throw wrongPassword();
  }
  await attempt.wasRight();
  if (password === currentPassword)
    throw badInput({ password: 'Please choose a password that differs from your current one' });
  await refuseWeakPassword(password, await readPasswordOwner(context.db, user.id));
  const changed = await replacePassword(context, user, await hashPassword(password));
  readFromAnsweringPool(context);
  const rememberMe = context.session.isRemembered();
  context.session.forget(user.id);
  await signIn(context, user.id, { rememberMe, since: Date.now() });
  return changed;
}

function replacePassword(context: Context, { id, passwordHash: old }: User, passwordHash: string): Promise<User> {
  return transaction(context.db, async (trx) => {
    const patch = { passwordHash, mustChangePassword: false, updatedAt: trx.fn.now() as never };
    // A reset may have changed the password after the check above.
    const [changed] = await User.query(trx).patch(patch).where({ id, passwordHash: old }).returning('*');
    if (!changed) throw wrongPassword();
    await stopEmailChange(trx, id);
    await endSessions(trx, id);
    await audit(trx, context, { action: 'PASSWORD_CHANGED', to: { type: 'USER', id } });
    return changed;
  });
}
