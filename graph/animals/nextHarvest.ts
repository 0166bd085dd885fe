import { isDay } from '../../rules/time/days';
import type { OrderType } from '../../rules/words/vocabulary';
import type { Computed, Filterable } from '../database/reading/page';
import { type FieldShape, one, same } from '../database/reading/shape';
import { sql } from '../database/reading/sql';
import { badInput } from '../errors';

// Triggers maintain a row of `ranch_harvests` for each ranch. It stores days as numbers since 2000-01-01.

/** A ranch's open animal that's ready first among those with a share to reserve. */
export const nextHarvest: FieldShape = same(
  one((animal, ranch) => sql`${animal}.id = (select animal_id from ranch_harvests where rancher_id = ${ranch}.id)`),
);

/** Adds the column `ready` to sort ranches by: the day when the next animal's beef is ready. Ranches without one come last. */
export function withReady(ranches?: Computed): Computed {
  const source = ranches ? `(${ranches.sql}) as ranchers` : 'ranchers';
  return {
    sql: `select ranchers.*, ranch_harvests.ready from ${source} join ranch_harvests on ranch_harvests.rancher_id = ranchers.id`,
    bindings: ranches?.bindings ?? [],
    columns: ranches?.columns ?? [],
  };
}

/** `ready` of an animal without a harvest date. */
const NO_DATE = 2147483646;

const READY: Partial<Record<OrderType, string>> = {
  QUARTER_COW: 'quarter_ready',
  HALF_COW: 'half_ready',
  WHOLE_COW: 'whole_ready',
};

type Wanted = { readyBy?: string | null; orderSizes: readonly OrderType[] };

/** Limits a query to ranches with a share to reserve, by the given sizes and day, if any. Errors: BAD_USER_INPUT. */
export function withShare(query: Filterable, { readyBy, orderSizes }: Wanted): void {
  if (readyBy && !isDay(readyBy)) throw badInput({ 'filter.readyBy': 'Enter a day such as 2027-03-04' });
  const columns = [...new Set(orderSizes.flatMap((size) => READY[size] ?? []))].sort();
  // Compares the earliest day of all sizes too, since it's the only indexed one and narrows the rows.
  const days = ['ready', ...(columns.length > 0 ? [`least(${columns.join(', ')})`] : [])];
  const latest = readyBy ? "?::date - date '2000-01-01'" : NO_DATE;
  query.whereRaw(
    `ranchers.id in (select rancher_id from ranch_harvests where ${days.map((day) => `${day} <= ${latest}`).join(' and ')})`,
    readyBy ? days.map(() => readyBy) : [],
  );
}
