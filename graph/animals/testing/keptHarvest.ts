import type { Knex } from 'knex';
import { expect } from 'vitest';
import { herdCalendar } from '../../../rules/herd/herdCalendar';
import { isShare, sharesLeft } from '../../../rules/herd/quarters';
import { onSale } from '../../../rules/products/cowShares';

import { daysBetween } from '../../../rules/time/days';
import { Rancher } from '../../ranches/Rancher';
import { Animal, planOf } from '../Animal';

const NONE = 2147483647;

/** Compares the next harvest that the database stores for a ranch with what the rules compute from its animals. */
export async function expectStoredHarvest(db: Knex, rancherId: number): Promise<void> {
  const ranch = await Rancher.query(db).findById(rancherId).throwIfNotFound();
  const sold = onSale(ranch).map(({ itemType }) => itemType);
  const animals = (await Animal.query(db).where({ rancherId, stage: 'OPEN' })).map((animal) => {
    const day = herdCalendar(planOf(animal))?.readyFrom;
    const shares = sharesLeft(animal.taken).shares.filter((share) => sold.includes(share));
    return { id: animal.id, shares, ready: day ? daysBetween('2000-01-01', day) : NONE - 1 };
  });
  const withShare = animals
    .filter(({ shares }) => shares.length > 0)
    .sort((one, other) => one.ready - other.ready || one.id - other.id);
  const readyOf = (share: string) =>
    withShare.find(({ shares }) => isShare(share as never) && shares.includes(share as never))?.ready ?? NONE;
  const [stored] = await db('ranch_harvests').where({ rancherId });
  expect(stored).toEqual({
    rancherId,
    animalId: withShare[0]?.id ?? null,
    ready: withShare[0]?.ready ?? NONE,
    quarterReady: readyOf('QUARTER_COW'),
    halfReady: readyOf('HALF_COW'),
    wholeReady: readyOf('WHOLE_COW'),
  });
}
