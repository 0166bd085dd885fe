import type { Knex } from 'knex';
import type { HelperRole } from '../../rules/accounts/duties';
import { hashOfLinkToken, newLinkToken } from '../accounts/linkToken';
import { loader, manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';

/** An invitation to help at a ranch. The token of its link isn't stored, only a hash. */
export type InvitationRow = {
  id: number;
  rancherId: number;
  email: string;
  name: string;
  role: HelperRole;
  invitedAt: string;
  expiresAt: string;
};

export type OpenInvitation = {
  rancherId: number;
  ranchName: string;
  email: string;
  role: HelperRole;
  invitedBy: number | null;
};

const INVITATIONS = `
  select id, rancher_id as "rancherId", email, name, role, invited_at as "invitedAt", expires_at as "expiresAt"
  from helper_invitations where rancher_id = any(?) order by invited_at desc, id desc`;

/** Loads the open invitations of each ranch, newest first. Expired ones stay until they are sent again or canceled. */
export const invitationsOf = loader<number, InvitationRow[]>(async ({ db }, rancherIds) => {
  const rows = await prepared<InvitationRow>(db, { sql: INVITATIONS, bindings: [rancherIds] });
  return manyPerKey(rancherIds, rows, ({ rancherId }) => rancherId);
});

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
