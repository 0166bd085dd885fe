import { changePasswordInput } from '../../../rules/accounts/changePasswordForm';
import { audit } from '../../audit/audit';
import { type Context, commit } from '../../context';
import { badInput } from '../../errors';
import type { ChangePasswordInput } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { stopEmailChange } from '../email/confirmations';
import { alertOwner } from '../recovery/alertOwner';
import { endSessions } from '../signIn/endSessions';
import { startSession } from '../signIn/login';
import { User } from '../User';
import { countOwnAttempt, hashPassword, verifyPassword } from './passwords';
import { readPasswordOwner, refuseWeakPassword } from './weakPassword';

const WRONG_PASSWORD = { currentPassword: 'The current password is wrong' };

/** Changes the password, ends all other sessions, and cancels a pending email change. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<User> {
  const { currentPassword, password } = await validate(changePasswordInput, input);
  const { user, wasRight, wasWrong } = await countOwnAttempt(context);
  if (!(await verifyPassword(user.passwordHash, currentPassword))) throw await wasWrong(WRONG_PASSWORD);
  await wasRight();
  if (password === currentPassword)
    throw badInput({ password: 'Please choose a password that differs from your current one' });
  await refuseWeakPassword(password, await readPasswordOwner(context.db, user.id));
  const changed = await replacePassword(context, user, await hashPassword(password));
  const rememberMe = context.session.isRemembered();
  context.session.forget(user.id);
  await startSession(context, user.id, { rememberMe, since: Date.now() });
  return changed;
}

function replacePassword(context: Context, { id, passwordHash: old }: User, passwordHash: string): Promise<User> {
  return commit(context, async (trx) => {
    const patch = { passwordHash, mustChangePassword: false, updatedAt: trx.fn.now() };
    // A reset may have changed the password after the check above.
    const [changed] = await User.query(trx).patch(patch).where({ id, passwordHash: old }).returning('*');
    if (!changed) throw badInput(WRONG_PASSWORD);
    await stopEmailChange(trx, id);
    await endSessions(trx, id);
    await alertOwner(trx, id, 'passwordChanged');
    await audit(trx, context, { action: 'PASSWORD_CHANGED', to: { type: 'USER', id } });
    return changed;
  });
}
