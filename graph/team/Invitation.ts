import type { Knex } from 'knex';
import type { AdminRole } from '../../rules/accounts/duties';
import { hashOfLinkToken, newLinkToken } from '../accounts/linkToken';

type OpenInvitation = { email: string; role: AdminRole };

/** Creates the token of an invitation's link, which works for seven days. The previous token stops working. */
export async function issueAdminToken(trx: Knex, invitationId: number): Promise<string> {
  const token = newLinkToken();
  const expiresAt = trx.raw("now() + interval '7 days'");
  await trx('adminInvitations')
    .where({ id: invitationId })
    .update({ tokenHash: hashOfLinkToken(token), expiresAt });
  return token;
}

const usable = (db: Knex, token: string) =>
  db('adminInvitations')
    .where({ tokenHash: hashOfLinkToken(token) })
    .where('expiresAt', '>', db.fn.now());

/** Finds the invitation of a token that can still be used. */
export const findInvitation = (db: Knex, token: string): Promise<OpenInvitation | undefined> =>
  usable(db, token).first('email', 'role');

/** Redeems a token. If two requests use it at once, the second gets false. */
export const redeemInvitation = async (trx: Knex, token: string): Promise<boolean> =>
  (await usable(trx, token).delete()) > 0;

/** Cancels the invitations of an admin who may not invite anymore. */
export const endInvitationsBy = (trx: Knex, userId: number): Promise<number> =>
  trx('adminInvitations').where({ invitedBy: userId }).delete();
