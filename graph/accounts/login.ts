import { loginForm } from '../../rules/accounts/loginForm';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { unauthenticated } from '../errors';
import type { LoginInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { findByEmail } from './loadUser';
import { verifyPassword } from './passwords';
import { countTry } from './passwordTries';
import { readViewer } from './readViewer';
import type { User } from './User';

/** Signs in. Errors: BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED. */
export async function login(context: Context, input: LoginInput): Promise<User> {
  const since = Date.now();
  const { email, password, rememberMe } = await validate(loginForm, input);
  const user = await findByEmail(context.db, email);
  const attempt = await countTry(context, email, user);
  const isRight = await verifyPassword(user?.passwordHash, password);
  // The same answer for both, so nobody learns which emails are registered.
  if (!user || !isRight) {
    await auditFailure(context, user);
    await attempt.wasWrong();
    throw unauthenticated('Wrong email or password');
  }
  await attempt.wasRight();
  await signIn(context, user.id, rememberMe, since);
  await audit(context.db, context, { action: 'SIGNED_IN', to: { type: 'USER', id: user.id } });
  return user;
}

/** What was typed isn't logged. Nobody is named as the one who tried, even if someone is signed in here. */
function auditFailure(context: Context, user: User | undefined): Promise<void> {
  const to = user && { type: 'USER' as const, id: user.id };
  return audit(context.db, { ...context, viewer: null }, { action: 'SIGN_IN_FAILED', to });
}

/**
 * Signs a person in, also for the rest of the operation. `since` is when the password check began: if all sessions are ended
 * during the check, this one ends too.
 */
export async function signIn(context: Context, userId: number, rememberMe: boolean, since: number): Promise<void> {
  await context.session.signIn(userId, rememberMe, since);
  context.viewer = await readViewer(context.db, userId);
}
