import type { Knex } from 'knex';
import type { HelperRole } from '../../rules/accounts/duties';
import { hashOfLinkToken, newLinkToken } from '../accounts/linkToken';

/** An invitation to help at a ranch that can be accepted. The token of its link isn't stored, only a hash. */
export type OpenInvitation = {
  rancherId: number;
  ranchName: string;
  email: string;
  role: HelperRole;
  invitedBy: number | null;
};

/** Creates the token of an invitation's link, which works for seven days. The previous token stops working. */
export async function issueInvitationToken(trx: Knex, invitationId: number): Promise<string> {
  const token = newLinkToken();
  const expiresAt = trx.raw("now() + interval '7 days'");
  await trx('helperInvitations')
    .where({ id: invitationId })
    .update({ tokenHash: hashOfLinkToken(token), expiresAt });
  return token;
}

const usable = (db: Knex, token: string) =>
  db('helperInvitations')
    .where({ tokenHash: hashOfLinkToken(token) })
    .where('expiresAt', '>', db.fn.now());

/** Finds the invitation of a token that can still be used. */
export const findInvitation = (db: Knex, token: string): Promise<OpenInvitation | undefined> =>
  usable(db, token)
    .join('ranchers', 'ranchers.id', 'helperInvitations.rancherId')
    .where({ approval: 'APPROVED' })
    .first('rancherId', 'ranchName', 'email', 'role', 'invitedBy');

/** Redeems a token. If two requests use it at once, the second gets false. */
export const redeemInvitation = async (trx: Knex, token: string): Promise<boolean> =>
  (await usable(trx, token).delete()) > 0;
