import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { badInput } from '../../errors';
import { countAttempt } from '../../limits/attempts';
import type { User } from '../User';
import { spendAuthenticatorCode, WRONG_CODE } from './authenticator';
import { confirmPassword } from './confirmPassword';
import { hasFactor } from './factors';
import { spendRecoveryCode } from './recoveryCodes';

const MISSING = 'Please enter the code of your app, or a recovery code';

type OwnersProof = { password: string; code?: string | null };

/**
 * Requires the password again and, if the account has a second factor, a code of the app or a recovery code. A person who has
 * just signed in with a passkey needs no code, so that people who have only passkeys don't need recovery codes.
 * Errors: BAD_USER_INPUT, RATE_LIMITED.
 */
export async function confirmOwner(context: Context, given: OwnersProof): Promise<User> {
  const user = await confirmPassword(context, given.password);
  if (context.session.beganWithPasskey(user.id) || !(await hasFactor(context.db, user.id))) return user;
  if (!given.code) throw badInput({ code: MISSING });
  const attempt = await countAttempt(context, 'secondFactor', user.email);
  const isAppCode = await spendAuthenticatorCode(context, user.id, given.code);
  if (!isAppCode && !(await spendRecoveryCode(context.db, user.id, given.code))) throw badInput({ code: WRONG_CODE });
  await attempt.takeBack();
  if (!isAppCode) await audit(context.db, context, { action: 'RECOVERY_CODE_USED', to: { type: 'USER', id: user.id } });
  return user;
}
