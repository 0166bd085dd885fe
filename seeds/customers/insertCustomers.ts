import type { Knex } from 'knex';
import { User } from '../../graph/accounts/User';
import { mustExist } from '../../graph/database/transaction';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { stateName } from '../../rules/words/states';
import { daysBefore } from '../daysBefore';
import { emailOf } from '../emailOf';
import { phoneNumber } from '../phoneNumber';
import { randomOf } from '../random';
import { FAMILIES, type Family } from './families';

export type SeededCustomer = User & { milesByRanch: Map<number, number> };

/** Inserts the families who buy. The ranches have to be there already. The first family is the demo customer. */
export async function insertCustomers(trx: Knex, passwordHash: string, now: Date): Promise<SeededCustomer[]> {
  const users = await User.query(trx).insert(
    FAMILIES.map((family, index) => draftUser(family, index, passwordHash, now)),
  );
  const milesFrom = await readMiles(trx);
  return users.map((user) => Object.assign(user, { milesByRanch: milesFrom(user.zipCode) }));
}

function draftUser({ name, email, city, state, zip }: Family, index: number, passwordHash: string, now: Date) {
  const random = randomOf(name);
  // Two in five have been here from the start, and the others came one after another.
  const daysHere = index % 5 < 2 ? random.between(430, 520) : random.between(20, 420);
  const createdAt = daysBefore(now, index === 0 ? 470 : daysHere).toISOString();
  return {
    name,
    email: email ?? emailOf(name),
    phone: phoneNumber(random, stateName(state) ?? state),
    city,
    state: stateName(state),
    zipCode: zip,
    userType: 'CUSTOMER' as const,
    passwordHash,
    emailConfirmedAt: createdAt,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

/** How far each ranch is from each customer's ZIP code, measured the same way as on the server. */
async function readMiles(db: Knex): Promise<(zipCode: string) => Map<number, number>> {
  const { rows } = await db.raw(`
    select z.zip_code as zip, r.id, miles_between(r.latitude, r.longitude, z.latitude, z.longitude) as miles
    from zip_codes z cross join ranchers r
    where z.zip_code in (select zip_code from users where user_type = 'CUSTOMER')`);
  const byZip = new Map<string, Map<number, number>>();
  for (const { zip, id, miles } of rows) {
    byZip.set(zip, (byZip.get(zip) ?? new Map<number, number>()).set(id, miles));
  }
  return (zipCode) => mustExist(byZip.get(zipCode));
}
