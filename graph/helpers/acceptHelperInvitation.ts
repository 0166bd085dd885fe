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
import { lockRancher } from '../ranches/lockRancher';
import type { MutationAcceptHelperInvitationArgs } from '../resolverTypes.generated';
import { findMade, makeOnce, secretText } from '../schema/makeOnce';
import { validate } from '../schema/validate';
import { findInvitation, redeemInvitation } from './Invitation';

const invalidToken = () =>
  badInput({ token: "This invitation can't be used anymore. Please ask the ranch for a new one." });

/**
 * Creates a helper's account with the token of a mailed link, which also confirms the email, and signs in. Checks the token
 * before hashing anything, so that made-up tokens cost the server almost nothing. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED.
 */
export async function acceptHelperInvitation(
  context: Context,
  { input, idempotencyKey }: MutationAcceptHelperInvitationArgs,
): Promise<User> {
  const { token, name, password } = await validate(acceptInvitationInput, input);
  const attempt = await countAttempt(context, 'acceptInvitation');
  const change = {
    acceptHelperInvitation: { token: secretText(context, token), name, password: secretText(context, password) },
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
  const { rancherId, email, role, invitedBy } = invitation;
  await refuseWeakPassword(password, invitation);
  const passwordHash = await hashPassword(password);
  const user = await makeOnce(context, once, async (trx) => {
    const { approval } = await lockRancher(trx, rancherId);
    // Another request may have used the same token first, or the ranch was suspended.
    if (approval !== 'APPROVED' || !(await redeemInvitation(trx, token))) throw invalidToken();
    // The token proves that the person receives the email's mail.
    const emailConfirmedAt = trx.fn.now();
    const made = await createUser(trx, { email, name, passwordHash, userType: 'RANCHER', emailConfirmedAt });
    await trx('ranchHelpers').insert({ userId: made.id, rancherId, role, invitedBy });
    const to = { type: 'USER' as const, id: made.id };
    await audit(
      trx,
      { ...context, viewer: made },
      { action: 'HELPER_JOINED', to, changes: changesOf({}, { rancherId, role }) },
    );
    return made;
  });
  await attempt.takeBack();
  await signIn(context, user.id, { rememberMe: false, since: Date.now() });
  return user;
}
