import type { Knex } from 'knex';
import type { AdminRole } from '../../rules/accounts/duties';
import { usableInvitation } from '../accounts/acceptInvitation';

export type OpenInvitation = { email: string; role: AdminRole };

export const findInvitation = (db: Knex, token: string): Promise<OpenInvitation | undefined> =>
  usableInvitation(db, 'adminInvitations', token).first('email', 'role');

/** Cancels the invitations of an admin who may not invite anymore. */
export const endInvitationsBy = (trx: Knex, userId: number): Promise<number> =>
  trx('adminInvitations').where({ invitedBy: userId }).delete();
