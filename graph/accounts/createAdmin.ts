import type { Knex } from 'knex';
import { adminForm } from '../../rules/accounts/registerForm';
import { audit } from '../audit/audit';
import { transaction } from '../database/transaction';
import { validate } from '../schema/validate';
import { createUser } from './createUser';
import { hashPassword, temporaryPassword } from './passwords';
import type { User } from './User';

/**
 * Creates an admin account with a temporary password, which only the return value has. Only the command line uses this:
 * nobody becomes an admin on the web. Errors: BAD_USER_INPUT, CONFLICT for a taken email.
 */
export async function createAdmin(
  db: Knex,
  given: { email: string; name: string },
): Promise<{ admin: User; password: string }> {
  const person = await validate(adminForm, given);
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  const admin = await transaction(db, async (trx) => {
    const made = await createUser(trx, { ...person, passwordHash, userType: 'ADMIN', mustChangePassword: true });
    await audit(trx, { viewer: null }, { action: 'ADMIN_CREATED', to: { type: 'USER', id: made.id } });
    return made;
  });
  return { admin, password };
}
