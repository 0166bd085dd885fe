import type { Knex } from 'knex';
import { acceptInvitationInput } from '../../rules/accounts/helperForm';
import { createUser } from '../accounts/createUser';
import { hashPassword } from '../accounts/passwords/passwords';
import { refuseWeakPassword } from '../accounts/passwords/weakPassword';
import { signIn } from '../accounts/signIn/login';
import { signInAgain } from '../accounts/signIn/signInAgain';
import type { User } from '../accounts/User';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import type { Context } from '../context';
import { badInput } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { MutationAcceptAdminInvitationArgs } from '../resolverTypes.generated';
import { findMade, makeOnce, secretText } from '../schema/makeOnce';
import { validate } from '../schema/validate';
import { findInvitation, redeemInvitation } from './Invitation';

const invalidToken = () =>
  badInput({ token: "This invitation can't be used anymore. Please ask the team for a new one." });

/**
 * Creates an admin's account with the token of a mailed link, which also confirms the email, and signs in. Checks the token
 * before hashing anything, so that made-up tokens cost the server almost nothing. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED.
 */
export async function acceptAdminInvitation(
  context: Context,
  { input, idempotencyKey }: MutationAcceptAdminInvitationArgs,
): Promise<User> {
  const { token, name, password } = await validate(acceptInvitationInput, input);
  const attempt = await countAttempt(context, 'acceptInvitation');
  const change = {
    acceptAdminInvitation: { token: secretText(context, token), name, password: secretText(context, password) },
  };
  const once = {
    idempotencyKey,
    change,
    find: (db: Knex, ids: number[]) => signInAgain(context, db, { ids, password }),
  };
  const earlier = await findMade(context, once);
  if (earlier) return earlier.made;
  const invitation = await findInvitation(context.db, token);
  if (!invitation) throw invalidToken();
  const { email, role } = invitation;
  await refuseWeakPassword(password, invitation);
  const passwordHash = await hashPassword(password);
  const user = await makeOnce(context, once, async (trx) => {
    // Another request may have used the same token first, or the invitation was canceled.
    if (!(await redeemInvitation(trx, token))) throw invalidToken();
    // The token proves that the person receives the email's mail.
    const emailConfirmedAt = trx.fn.now();
    const person = { email, name, passwordHash, emailConfirmedAt };
    const made = await createUser(trx, { ...person, userType: 'ADMIN', adminRole: role });
    const to = { type: 'USER' as const, id: made.id };
    await audit(trx, { ...context, viewer: made }, { action: 'ADMIN_JOINED', to, changes: changesOf({}, { role }) });
    return made;
  });
  await attempt.takeBack();
  await signIn(context, user.id, { rememberMe: false, since: Date.now() });
  return user;
}
