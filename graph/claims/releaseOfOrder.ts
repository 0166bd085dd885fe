import type { Knex } from 'knex';
import { lockRancher } from '../ranches/lockRancher';
import { Claim } from './Claim';
import { release } from './movePlaces';

/** Frees the places of a canceled order at once, and its places in the line. The caller has locked the order. */
export async function releaseOfOrder(trx: Knex.Transaction, order: { id: number; rancherId: number }): Promise<void> {
  const claims = () => Claim.query(trx).where({ orderId: order.id }).whereNull('releasedAt');
  // An order gets its claims when it's placed, so one without any needs no lock.
  if ((await claims().resultSize()) === 0) return;
  await lockRancher(trx, order.rancherId);
  await release(
    trx,
    (await claims()).map(({ id }) => id),
  );
}
