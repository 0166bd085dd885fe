import type { Knex } from 'knex';
import { User } from '../graph/accounts/User';
import { daysBefore } from './daysBefore';

export async function plantAdmin(trx: Knex, passwordHash: string, now: Date): Promise<void> {
  const createdAt = daysBefore(now, 900).toISOString();
  const known = { name: 'Robin Hale', email: 'admin@herdline.test' };
  await User.query(trx).insert({ ...known, userType: 'ADMIN', passwordHash, createdAt, updatedAt: createdAt });
}
