import { loginForm } from '../../rules/loginForm';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { unauthenticated } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { LoginInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { findByEmail } from './findByEmail';
import { verifyPassword } from './passwords';
import { signIn } from './signIn';
import type { User } from './User';

/**
 * Signs in. The attempt is counted before the password is looked at, so that many at once cannot slip through, and
 * taken back when it is right. Errors: BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED.
 */
export async function login(context: Context, input: LoginInput): Promise<User> {
  const since = Date.now();
  const { email, password, rememberMe } = await validate(loginForm, input);
  const attempt = await countAttempt(context, 'login', email);
  const user = await findByEmail(context.db, email);
  const isRight = await verifyPassword(user?.passwordHash, password);
  // One answer for both, so that nobody learns which emails are registered.
  if (!user || !isRight) {
    await auditFailure(context, user);
    throw unauthenticated('Wrong email or password');
  }
  await attempt.takeBack();
  await signIn(context, user.id, rememberMe, since);
  await audit(context.db, context, { action: 'SIGNED_IN', to: { type: 'USER', id: user.id } });
  return user;
}

/** What was typed is not kept, and whoever is signed in here already did not do it as themself. */
function auditFailure({ db }: Context, user: User | undefined): Promise<void> {
  const to = user && { type: 'USER' as const, id: user.id };
  return audit(db, { viewer: null }, { action: 'SIGN_IN_FAILED', to });
}
