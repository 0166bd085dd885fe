import type { Knex } from 'knex';
import type { AdminRole } from '../../rules/accounts/duties';
import { adminForm } from '../../rules/accounts/teamForm';
import { audit, changesOf } from '../audit/audit';
import { transaction } from '../database/transaction';
import { validate } from '../schema/arguments';
import { createUser } from './createUser';
import { hashPassword, temporaryPassword } from './passwords/passwords';
import type { User } from './User';

/** Creates an admin with a temporary password, for the command line: on the web, admins invite each other. */
export async function createAdmin(
  db: Knex,
  given: { email: string; name: string; role: AdminRole },
): Promise<{ admin: User; password: string }> {
  const { role, ...person } = await validate(adminForm, given);
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  const admin = await transaction(db, async (trx) => {
    const made = await createUser(trx, {
      ...person,
      passwordHash,
      userType: 'ADMIN',
      adminRole: role,
      mustChangePassword: true,
    });
    const changes = changesOf({}, { role });
    await audit(trx, { viewer: null }, { action: 'ADMIN_CREATED', to: { type: 'USER', id: made.id }, changes });
    return made;
  });
  return { admin, password };
}
