import type { Knex } from 'knex';
import { type AdminRole, missingDutyMessage } from '../../rules/accounts/duties';
import { type Context, signedIn } from '../context';
import { prepared } from '../database/reading/prepared';
import { forbidden } from '../errors';

export type Member = {
  id: number;
  name: string;
  email: string;
  role: AdminRole;
  since: string;
  lastSignInAt: string | null;
};

type Invited = {
  id: number;
  email: string;
  name: string;
  role: AdminRole;
  invitedAt: string;
  expiresAt: string;
};

const MEMBERS = `
  select u.id, u.name, u.email, u.admin_role as role, u.created_at as since,
         (select max(a.created_at) from audit_entries a
          where a.record_type = 'USER' and a.record_id = u.id and a.action = 'SIGNED_IN') as "lastSignInAt"
  from users u where u.user_type = 'ADMIN' and u.deleted_at is null order by u.created_at, u.id`;

const INVITATIONS = `
  select id, email, name, role, invited_at as "invitedAt", expires_at as "expiresAt"
  from admin_invitations order by invited_at desc, id desc`;

export async function readTeam(db: Knex): Promise<{ members: Member[]; invitations: Invited[] }> {
  const [members, invitations] = await Promise.all([
    prepared<Member>(db, { sql: MEMBERS, bindings: [] }),
    prepared<Invited>(db, { sql: INVITATIONS, bindings: [] }),
  ]);
  return { members, invitations };
}

/** If two admins demote each other at once, the second is refused, so one with the role ALL remains. */
export async function lockTeam(trx: Knex, context: Context): Promise<void> {
  const viewer = signedIn(context);
  const fullAdmins: { id: number }[] = await trx('users')
    .where({ userType: 'ADMIN', adminRole: 'ALL' })
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
  if (!fullAdmins.some(({ id }) => id === viewer.id)) throw forbidden(missingDutyMessage(viewer, ['PEOPLE']));
}
