import { resetPasswordInput } from '../../rules/resetPasswordForm';
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
  const user = await transaction(context.db, async (trx) => {
    const userId = await redeemResetToken(trx, token);
    if (!userId) throw badInput({ token: 'Invalid or missing token' });
    await endSessions(trx, userId);
    const patch = { passwordHash: await hashPassword(password), mustChangePassword: false };
    return User.query(trx).patchAndFetchById(userId, { ...patch, updatedAt: trx.fn.now() as never });
  });
  // Who forgot a password has often tried a few: the right one must now be let in.
  await forgetAttempts(context, 'login', user.email);
  return true;
}
