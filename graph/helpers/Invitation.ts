import type { Knex } from 'knex';
import type { HelperRole } from '../../rules/accounts/duties';
import { usableInvitation } from '../accounts/acceptInvitation';

/** An invitation to help at a ranch that can be accepted. The token of its link isn't stored, only a hash. */
export type OpenInvitation = {
  rancherId: number;
  ranchName: string;
  email: string;
  role: HelperRole;
  invitedBy: number | null;
};

export const findInvitation = (db: Knex, token: string): Promise<OpenInvitation | undefined> =>
  usableInvitation(db, 'helperInvitations', token)
    .join('ranchers', 'ranchers.id', 'helperInvitations.rancherId')
    .where({ approval: 'APPROVED' })
    .first('rancherId', 'ranchName', 'email', 'role', 'invitedBy');
