import type { Knex } from 'knex';
import type { Context } from '../context';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { idNumber } from '../schema/arguments';
import { User, type UserRow } from './User';

export const loadUser = loader<number, UserRow | null, string[]>(async ({ db }, ids, columns) => {
  const rows = await prepared<UserRow>(db, db('users').select(columns).whereRaw('id = any(?)', [ids]));
  return onePerKey(ids, rows, ({ id }) => id);
});

/** Finds a customer by id, for admins. Null if there is none. */
export async function findCustomer(context: Context, id: string | number, columns: string[]): Promise<UserRow | null> {
  const user = await loadUser(context, idNumber(id), columns);
  return user?.userType === 'CUSTOMER' ? user : null;
}

/** Finds the account with an email, ignoring case. Waits for a password change that's in progress. */
export async function findByEmail(db: Knex, email: string): Promise<User | undefined> {
  return User.query(db).whereRaw('lower(email) = lower(?)', [email]).forShare().first();
}
