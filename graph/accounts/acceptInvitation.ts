import type { Knex } from 'knex';
import { acceptInvitationInput } from '../../rules/accounts/helperForm';
import type { audit } from '../audit/audit';
import type { Context } from '../context';
import { badInput } from '../errors';
import { countAttempt } from '../limits/attempts';
import { validate } from '../schema/arguments';
import { findMade, makeOnce, secretText } from '../schema/makeOnce';
import { acceptedTerms } from './acceptTerms';
import { createUser, type NewUser } from './createUser';
import { hashOfLinkToken, newLinkToken } from './linkToken';
import { hashPassword } from './passwords/passwords';
import { refuseWeakPassword } from './passwords/weakPassword';
import { login, signIn } from './signIn/login';
import { User } from './User';

type Table = 'helperInvitations' | 'adminInvitations';

/** Creates the token of an invitation's link, which works for seven days. The previous token stops working. */
export async function issueInvitationToken(trx: Knex, table: Table, invitationId: number): Promise<string> {
  const token = newLinkToken();
  const expiresAt = trx.raw("now() + interval '7 days'");
  await trx(table)
    .where({ id: invitationId })
    .update({ tokenHash: hashOfLinkToken(token), expiresAt });
  return token;
}

/** Finds the invitation of a token that can still be used. */
export const usableInvitation = (db: Knex, table: Table, token: string) =>
  db(table)
    .where({ tokenHash: hashOfLinkToken(token) })
    .where('expiresAt', '>', db.fn.now());

type Given = {
  input: { token: string; name: string; password: string };
  idempotencyKey?: string | null | undefined;
};

/** What differs between the kinds of invitations. */
type Kind<Invitation> = {
  verb: string;
  table: Table;
  invitedBy: 'ranch' | 'team';
  find(db: Knex, token: string): Promise<Invitation | undefined>;
  /** Asked again under the lock, before the token is redeemed. */
  mayJoin?(trx: Knex.Transaction, invitation: Invitation): Promise<boolean>;
  accountOf(invitation: Invitation): Pick<NewUser, 'userType' | 'adminRole'>;
  /** Adds the new account to the ranch or the team. */
  join(
    trx: Knex.Transaction,
    by: Parameters<typeof audit>[1],
    joined: { user: User; invitation: Invitation },
  ): Promise<void>;
};

/** Checks the token before hashing anything, so that made-up tokens cost the server almost nothing. */
export async function acceptInvitation<Invitation extends { email: string }>(
  context: Context,
  { input, idempotencyKey }: Given,
  kind: Kind<Invitation>,
): Promise<User> {
  const { token, name, password } = await validate(acceptInvitationInput, input);
  const attempt = await countAttempt(context, 'acceptInvitation');
  const sent = { token: secretText(context, token), name, password: secretText(context, password) };
  const find = (db: Knex, ids: number[]) => signInAgain(context, db, { ids, password });
  const once = { idempotencyKey, change: { [kind.verb]: sent }, find };
  const earlier = await findMade(context, once);
  if (earlier) return earlier.made;
  const invitation = await kind.find(context.db, token);
  if (!invitation) throw unusable(kind);
  await refuseWeakPassword(password, invitation);
  const person = { email: invitation.email, name, passwordHash: await hashPassword(password) };
  const user = await makeOnce(context, once, (trx) => redeem(trx, context, { token, invitation, person, kind }));
  await attempt.takeBack();
  await signIn(context, user.id, { rememberMe: false, since: Date.now() });
  return user;
}

type Redeeming<Invitation> = {
  token: string;
  invitation: Invitation;
  person: Pick<NewUser, 'email' | 'name' | 'passwordHash'>;
  kind: Kind<Invitation>;
};

async function redeem<Invitation>(
  trx: Knex.Transaction,
  context: Context,
  { token, invitation, person, kind }: Redeeming<Invitation>,
): Promise<User> {
  // Another request may have used the same token first.
  const mayJoin = (await kind.mayJoin?.(trx, invitation)) ?? true;
  if (!mayJoin || (await usableInvitation(trx, kind.table, token).delete()) === 0) throw unusable(kind);
  // The token proves that the person receives the email's mail.
  const user = await createUser(trx, {
    ...{ ...person, ...acceptedTerms(), ...kind.accountOf(invitation) },
    emailConfirmedAt: trx.fn.now(),
  });
  await kind.join(trx, { ...context, viewer: user }, { user, invitation });
  return user;
}

const unusable = ({ invitedBy }: { invitedBy: string }) =>
  badInput({ token: `This invitation can't be used anymore. Please ask the ${invitedBy} for a new one.` });

type Joined = { ids: number[]; password: string };

/** Signs in to an account that an invitation has made, if the answer to it was lost. It asks what every sign-in asks. */
async function signInAgain(context: Context, db: Knex, { ids, password }: Joined): Promise<User | undefined> {
  const user = await User.query(db).findById(Number(ids[0]));
  return user && login(context, { email: user.email, password });
}
