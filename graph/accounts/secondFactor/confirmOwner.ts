import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { badInput } from '../../errors';
import { countOwnAttempt, verifyPassword } from '../passwords/passwords';
import type { User } from '../User';
import { spendAuthenticatorCode, WRONG_CODE } from './authenticator';
import { WRONG_PASSWORD } from './confirmPassword';
import { hasFactor } from './factors';
import { spendRecoveryCode } from './recoveryCodes';

const MISSING = 'Please enter the code of your app, or a recovery code';
const SIGN_IN_AGAIN =
  "To add your first app or passkey, sign out and sign in again. Then you'll have 15 minutes to add it.";

type OwnersProof = { password: string; code?: string | null };

/** Requires the password and a code, but no code of people who have just signed in with a passkey. */
export async function confirmOwner(context: Context, { password, code }: OwnersProof): Promise<User> {
  const { user, wasRight, wasWrong, needsSecondFactor } = await countOwnAttempt(context);
  if (!(await verifyPassword(user.passwordHash, password))) throw await wasWrong({ password: WRONG_PASSWORD });
  const needsCode = !context.session.beganWithPasskey(user.id) && (await hasFactor(context.db, user.id));
  if (needsCode && !code) {
    await needsSecondFactor();
    throw badInput({ code: MISSING });
  }
  if (needsCode && !(await spendCode(context, user.id, code ?? ''))) throw await wasWrong({ code: WRONG_CODE });
  await wasRight();
  return user;
}

async function spendCode(context: Context, userId: number, code: string): Promise<boolean> {
  if (await spendAuthenticatorCode(context, userId, code)) return true;
  if (!(await spendRecoveryCode(context.db, userId, code))) return false;
  await audit(context.db, context, { action: 'RECOVERY_CODE_USED', to: { type: 'USER', id: userId } });
  return true;
}

/** A first factor also requires a recent sign-in, since a session that was left open must not keep its owner out. */
export async function mayAddFactor(context: Context, proof: OwnersProof): Promise<User> {
  const user = await confirmOwner(context, proof);
  if (context.session.beganRecently(user.id) || (await hasFactor(context.db, user.id))) return user;
  throw badInput({ password: SIGN_IN_AGAIN });
}
