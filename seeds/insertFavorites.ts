import type { Knex } from 'knex';
import { Favorite } from '../graph/favorites/Favorite';
import type { SeededCustomer } from './customers/insertCustomers';
import { daysBefore, daysBetween } from './daysBefore';
import type { Market } from './orders/OrderPlan';
import { milesTo } from './orders/reach';
import type { SeededRanch } from './ranches/insertRanches';
import { randomOf } from './random';

/** Each family saves a few ranches, mostly nearby. */
export async function insertFavorites(trx: Knex, { customers, ranches, now }: Market): Promise<void> {
  const approved = ranches.filter(({ approval }) => approval === 'APPROVED');
  const rows = customers.flatMap((customer) => {
    const random = randomOf(`favorites of ${customer.email}`);
    return nearest(approved, customer)
      .filter(() => random.chance(0.4))
      .map(({ id: rancherId, createdAt }) => {
        const since = Math.min(daysBetween(new Date(createdAt), now), daysBetween(new Date(customer.createdAt), now));
        return { userId: customer.id, rancherId, createdAt: daysBefore(now, random.between(0, since)).toISOString() };
      });
  });
  await Favorite.query(trx).insert(rows);
}

function nearest(ranches: SeededRanch[], customer: SeededCustomer): SeededRanch[] {
  return ranches.toSorted((a, b) => milesTo(a, customer) - milesTo(b, customer)).slice(0, 8);
}
