import type { Knex } from 'knex';
import { adminForm } from '../../rules/adminForm';
import { audit } from '../audit/audit';
import { transaction } from '../database/transaction';
import { validate } from '../validate';
import { createUser } from './createUser';
import { temporaryPassword } from './passwords';
import type { User } from './User';

/**
 * Makes an admin account with a password that must be changed at the first sign-in, and that is nowhere but in the
 * answer. For the command alone: nobody becomes an admin by the web. Errors: BAD_USER_INPUT, CONFLICT for a taken email.
 */
export async function createAdmin(
  db: Knex,
  given: { email: string; name: string },
): Promise<{ admin: User; password: string }> {
  const person = await validate(adminForm, given);
  const password = temporaryPassword();
  const admin = await transaction(db, async (trx) => {
    const made = await createUser(trx, { ...person, password, userType: 'ADMIN', mustChangePassword: true });
    await audit(trx, { viewer: null }, { action: 'ADMIN_CREATED', to: { type: 'USER', id: made.id } });
    return made;
  });
  return { admin, password };
}
