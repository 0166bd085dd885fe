import { resetPasswordInput } from '../../rules/resetPasswordForm';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput } from '../errors';
import { forgetAttempts } from '../limits/attempts';
import type { ResetPasswordInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { endSessions } from './endSessions';
import { hashPassword } from './passwords';
import { redeemResetToken } from './resetTokens';
import { User } from './User';

/** Sets a new password by a mailed token; whoever was signed in as that person is so no more. Errors: BAD_USER_INPUT. */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<boolean> {
  const { token, password } = await validate(resetPasswordInput, input);
  const passwordHash = await hashPassword(password);
  const user = await transaction(context.db, async (trx) => {
    const userId = await redeemResetToken(trx, token);
    if (!userId) throw badInput({ token: 'Invalid or missing token' });
    const patch = { passwordHash, mustChangePassword: false, updatedAt: trx.fn.now() as never };
    // First the new password, under whose lock sign-ins wait; then whoever came in by the old one is put out.
    const changed = await User.query(trx).patchAndFetchById(userId, patch);
    await endSessions(trx, userId);
    await audit(trx, context, { action: 'PASSWORD_CHANGED', to: { type: 'USER', id: userId } });
    return changed;
  });
  context.session.forget(user.id);
  // Who forgot a password has often tried a few: the right one must now be let in.
  await forgetAttempts(context, 'login', user.email);
  return true;
}
