import type { Knex } from 'knex';
import { User } from './User';

/** The account of an email, in whatever case it was typed. A password that is being changed is waited for. */
export async function findByEmail(db: Knex, email: string): Promise<User | undefined> {
  return User.query(db).whereRaw('lower(email) = lower(?)', [email]).forShare().first();
}
