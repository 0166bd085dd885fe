import type { Knex } from 'knex';
import { loginForm } from '../../../rules/accounts/loginForm';
import { audit } from '../../audit/audit';
import type { Context, SignIn } from '../../context';
import { transaction } from '../../database/transaction';
import { badInput, Refusal, unauthenticated } from '../../errors';
import type { LoginInput } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { findByEmail } from '../loadUser';
import { countPasswordAttempt, type PasswordAttempt } from '../passwords/passwordAttempts';
import { verifyPassword } from '../passwords/passwords';
import { inSession, readViewer } from '../readViewer';
import { alertOwner } from '../recovery/alertOwner';
import { spendAuthenticatorCode, WRONG_CODE } from '../secondFactor/authenticator';
import { factorKinds, hasFactorOf } from '../secondFactor/factors';
import { spendRecoveryCode } from '../secondFactor/recoveryCodes';
import type { User } from '../User';

/** Signs in. Errors: BAD_USER_INPUT (also for a wrong code), UNAUTHENTICATED (also without the second factor), RATE_LIMITED. */
export async function login(context: Context, input: LoginInput): Promise<User> {
  const since = Date.now();
  const { email, password, rememberMe, code } = await validate(loginForm, input);
  const user = await findByEmail(context.db, email);
  const attempt = await countPasswordAttempt(context, email, user);
  const isRight = await verifyPassword(user?.passwordHash, password);
  // Returns the same error for an unknown email and a wrong password, so nobody learns which emails are registered.
  if (!user || !isRight) {
    await auditFailure(context, user);
    await attempt.wasWrong();
    throw unauthenticated('Wrong email or password');
  }
  await requireSecondFactor(context, user, code, attempt);
  await attempt.wasRight();
  await signIn(context, user.id, { rememberMe, since });
  return user;
}

/** Logs neither the typed email nor an actor, even if someone is signed in on this device. */
function auditFailure(context: Context, user: User | undefined): Promise<void> {
  const to = user && { type: 'USER' as const, id: user.id };
  return audit(context.db, { ...context, viewer: null }, { action: 'SIGN_IN_FAILED', to });
}

/** Signs a person in, and tells the owner if the device is new to an account that was used before. */
export async function signIn(context: Context, userId: number, how: SignIn): Promise<void> {
  const to = { type: 'USER' as const, id: userId };
  const isKnown = context.session.deviceOf(userId) !== null;
  await startSession(context, userId, how);
  await transaction(context.db, async (trx) => {
    if (!isKnown && (await wasUsed(trx, userId))) await alertOwner(trx, userId, 'newDevice');
    await audit(trx, context, { action: 'SIGNED_IN', to });
  });
}

/** Nobody needs to hear of their own first sign-in. */
async function wasUsed(trx: Knex, recordId: number): Promise<boolean> {
  const signIns = trx('auditEntries').where({ recordType: 'USER', recordId, action: 'SIGNED_IN' });
  return (await signIns.first('id')) !== undefined;
}

/** Starts a session, which is invalid if all sessions were ended since the password was checked (`how.since`). */
export async function startSession(context: Context, userId: number, how: SignIn): Promise<void> {
  await context.session.signIn(userId, how);
  if (context.config.adminSecondFactor === 'required') await askForSecondFactor(context.db, userId);
  const viewer = await readViewer(context.db, userId);
  context.viewer = viewer && inSession(viewer, how.since, context.config);
}

/** Lets an admin's first session continue without a second factor. Sessions that start later require one. */
async function askForSecondFactor(db: Knex, userId: number): Promise<void> {
  await db.raw(
    `update users u set second_factor_asked_at = clock_timestamp() where id = ? and user_type = 'ADMIN'
     and second_factor_asked_at is null and not must_change_password and not ${hasFactorOf('u.id')}`,
    [userId],
  );
}

/** Checks the account's second factor, if it has one. A wrong code stays counted as an attempt. */
async function requireSecondFactor(
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
