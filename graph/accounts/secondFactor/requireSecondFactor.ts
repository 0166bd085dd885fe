import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { badInput, Refusal } from '../../errors';
import type { PasswordAttempt } from '../passwords/passwordAttempts';
import type { User } from '../User';
import { spendAuthenticatorCode, WRONG_CODE } from './authenticator';
import { factorKinds } from './factors';
import { spendRecoveryCode } from './recoveryCodes';

/**
 * Requires the second factor after the right password, if the account has one, and checks it. A wrong code stays counted as an
 * attempt. Errors: UNAUTHENTICATED with `secondFactors`, BAD_USER_INPUT for a wrong code.
 */
export async function requireSecondFactor(
  context: Context,
  user: User,
  code: string,
  attempt: PasswordAttempt,
): Promise<void> {
  const factors = await factorKinds(context.db, user.id);
  if (factors.length === 0) return;
  if (code === '') {
    await attempt.needsSecondFactor();
    throw new Refusal('UNAUTHENTICATED', 'Please confirm that it’s you', { secondFactors: factors });
  }
  if (await spendAuthenticatorCode(context, user.id, code)) return;
  const to = { type: 'USER' as const, id: user.id };
  const by = { ...context, viewer: null };
  if (await spendRecoveryCode(context.db, user.id, code))
    return audit(context.db, by, { action: 'RECOVERY_CODE_USED', to });
  await audit(context.db, by, { action: 'SIGN_IN_FAILED', to });
  await attempt.wasWrong();
  throw badInput({ code: WRONG_CODE });
}
