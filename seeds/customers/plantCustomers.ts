import type { Knex } from 'knex';
import { User } from '../../graph/accounts/User';
import { stateName } from '../../rules/states';
import { daysBefore } from '../daysBefore';
import { emailOf } from '../emailOf';
import { phoneNumber } from '../phoneNumber';
import { randomOf } from '../random';
import { FAMILIES, type Family } from './families';
import { readMiles } from './readMiles';

export type PlantedCustomer = User & { milesByRanch: Map<number, number> };

/** Lays in the families who buy, the ranches being there; the one whose password is known is the first of them. */
export async function plantCustomers(trx: Knex, passwordHash: string, now: Date): Promise<PlantedCustomer[]> {
  const users = await User.query(trx).insert(
    FAMILIES.map((family, index) => draftUser(family, index, passwordHash, now)),
  );
  const milesFrom = await readMiles(trx);
  return users.map((user) => Object.assign(user, { milesByRanch: milesFrom(user.zipCode) }));
}

function draftUser({ name, email, city, state, zip }: Family, index: number, passwordHash: string, now: Date) {
  const random = randomOf(name);
  // Two in five were there from the first month on; the others came one after another.
  const daysHere = index % 5 < 2 ? random.between(430, 520) : random.between(20, 420);
  const createdAt = daysBefore(now, index === 0 ? 470 : daysHere).toISOString();
  return {
    name,
    email: email ?? emailOf(name),
    phone: phoneNumber(random),
    city,
    state: stateName(state)!,
    zipCode: zip,
    userType: 'CUSTOMER' as const,
    passwordHash,
    createdAt,
    updatedAt: createdAt,
  };
}
