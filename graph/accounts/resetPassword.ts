import { resetPasswordInput } from '../../rules/accounts/resetPasswordForm';
import { audit } from '../audit/audit';
import { type Context, written } from '../context';
import { transaction } from '../database/transaction';
import { badInput } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { ResetPasswordInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { endSessions } from './endSessions';
import { hashPassword } from './passwords';
import { forgetTries } from './passwordTries';
import { findResetToken, redeemResetToken } from './resetTokens';
import { User } from './User';
import { readPasswordOwner, refuseWeakPassword } from './weakPassword';

const invalidToken = () => badInput({ token: 'Invalid or missing token' });

/**
 * Sets a new password with a mailed token, and ends all sessions of the account. The token is checked before anything is
 * hashed, so made-up tokens cost the server almost nothing. Errors: BAD_USER_INPUT, RATE_LIMITED.
 */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<boolean> {
  const { token, password } = await validate(resetPasswordInput, input);
  const attempt = await countAttempt(context, 'resetPassword');
  const owner = await findResetToken(context.db, token);
  if (!owner) throw invalidToken();
  await refuseWeakPassword(password, await readPasswordOwner(context.db, owner));
  const passwordHash = await hashPassword(password);
  const user = await transaction(context.db, async (trx) => {
    const userId = await redeemResetToken(trx, token);
    // Another request may have used the same token first.
    if (!userId) throw invalidToken();
    const patch = { passwordHash, mustChangePassword: false, updatedAt: trx.fn.now() as never };
    // Change the password first: sign-ins wait for its lock. Then end the sessions that used the old one.
    const changed = await User.query(trx).patchAndFetchById(userId, patch);
    await endSessions(trx, userId);
    await audit(trx, context, { action: 'PASSWORD_RESET', to: { type: 'USER', id: userId } });
    return changed;
  });
  written(context);
  context.session.forget(user.id);
  await attempt.takeBack();
  await forgetTries(context, user);
  return true;
}
