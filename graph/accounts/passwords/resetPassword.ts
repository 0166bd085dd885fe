import { resetPasswordInput } from '../../../rules/accounts/resetPasswordForm';
import { audit } from '../../audit/audit';
import { type Context, commit } from '../../context';
import { countAttempt } from '../../limits/attempts';
import type { ResetPasswordInput } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { isSameEmail, stopEmailChange } from '../email/confirmations';
import { markConfirmed } from '../email/confirmEmail';
import { invalidToken } from '../linkToken';
import { alertOwner } from '../recovery/alertOwner';
import { endSessions } from '../signIn/endSessions';
import { User } from '../User';
import { clearPasswordAttempts } from './passwordAttempts';
import { hashPassword } from './passwords';
import { findResetToken, redeemResetToken } from './resetTokens';
import { readPasswordOwner, refuseWeakPassword } from './weakPassword';

/** Ends all sessions. Checks the token before hashing, so that made-up tokens cost almost nothing. */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<boolean> {
  const { token, password } = await validate(resetPasswordInput, input);
  const attempt = await countAttempt(context, 'resetPassword');
  const owner = await findResetToken(context.db, token);
  if (!owner) throw invalidToken();
  await refuseWeakPassword(password, await readPasswordOwner(context.db, owner));
  const passwordHash = await hashPassword(password);
  const user = await commit(context, async (trx) => {
    const redeemed = await redeemResetToken(trx, token);
    // Another request may have used the same token first.
    if (!redeemed) throw invalidToken();
    const { userId, email } = redeemed;
    const patch = { passwordHash, mustChangePassword: false, updatedAt: trx.fn.now() };
    // Change the password first: sign-ins wait for its lock. Then end the sessions that used the old one.
    const changed = await User.query(trx).patchAndFetchById(userId, patch);
    // The letter may have been written while the email changed.
    if (email && !isSameEmail(changed.email, email)) throw invalidToken();
    if (email) await markConfirmed(trx, context, userId);
    await stopEmailChange(trx, userId);
    await endSessions(trx, userId);
    await alertOwner(trx, userId, 'passwordChanged');
    await audit(trx, context, { action: 'PASSWORD_RESET', to: { type: 'USER', id: userId } });
    return changed;
  });
  context.session.forget(user.id);
  await attempt.takeBack();
  await clearPasswordAttempts(context, user);
  return true;
}
