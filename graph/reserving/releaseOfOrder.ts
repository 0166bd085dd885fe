import type { Knex } from 'knex';
import { Claim } from '../claims/Claim';
import type { Config } from '../config';
import { lockKnownRancher } from '../ranches/lockRancher';
import { release } from './movePlaces';
import { serveLine } from './serveLine';

/** Releases the claims of a canceled order, on animals and in the line. The caller has locked the order. */
export async function releaseOfOrder(
  trx: Knex.Transaction,
  { id: orderId, rancherId }: { id: number; rancherId: number },
  { timeZone }: Pick<Config, 'timeZone'>,
): Promise<void> {
  const claims = () => Claim.query(trx).where({ orderId }).whereNull('releasedAt');
  // An order gets its claims under its own lock, so an order without claims needs no lock of the ranch.
  if ((await claims().resultSize()) === 0) return;
  await lockKnownRancher(trx, rancherId);
  await release(
    trx,
    (await claims()).map(({ id }) => id),
  );
  await serveLine(trx, { rancherId, timeZone });
}
