import { elements, type Fields, many, type Shape } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

export const helpersOfRanch: Fields = {
  // Those who have helped longest come first. The id is the id of their account.
  helpers: elements(
    (ranch) => sql`(
      select h.user_id as id, u.name, u.email, h.role, h.since,
        (select max(a.created_at) from audit_entries a
         where a.record_type = 'USER' and a.record_id = h.user_id and a.action = 'SIGNED_IN') as last_sign_in_at
      from ranch_helpers h join users u on u.id = h.user_id where h.rancher_id = ${ranch}.id)`,
    (helper) => sql`${helper}.since, ${helper}.id`,
  ),
  // Expired ones stay until they are sent again or canceled.
  helperInvitations: many(
    (invitation, ranch) => sql`${invitation}.rancher_id = ${ranch}.id`,
    (invitation) => sql`${invitation}.invited_at desc, ${invitation}.id desc`,
  ),
};

export const helperShape: Shape = {};
export const helperInvitationShape: Shape = { table: 'helper_invitations' };
