import { nextStatuses } from '../../rules/orders/orderStatus';
import { AGEING_STEPS } from '../../rules/time/ageing';
import { ORDER_STATUS, ORDER_TYPE, type OrderStatus, type OrderType } from '../../rules/words/vocabulary';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { countedIn, coverBindings } from './blocks';
import { IN_HOURS, partsOf, RANGES } from './hourFigures';

type Group = { status: OrderStatus; orderType: OrderType; orders: number; amount: number };
type Sum = { orders: number; amount: number };

/** Number and amount of the orders placed in a range, in total, by status and by type. */
export const orderFigures = countedIn(async (db, range) => {
  const groups = await prepared<Group>(db, { sql: BY_STATUS_AND_TYPE, bindings: coverBindings(range) });
  const notCanceled = groups.filter(({ status }) => status !== 'CANCELED');
  return {
    ...sumOf(notCanceled),
    byStatus: ORDER_STATUS.values.map((status) => ({
      status,
      ...sumOf(groups.filter((group) => group.status === status)),
    })),
    byType: ORDER_TYPE.values.map((orderType) => ({
      orderType,
      ...sumOf(notCanceled.filter((group) => group.orderType === orderType)),
    })),
  };
});

/** Adds up the sums of whole blocks, the changes in them since, and the orders at both ends of the range. */
const BY_STATUS_AND_TYPE = `
  select status, order_type as "orderType", sum(orders)::bigint as orders, sum(amount)::bigint as amount
  from (
    select status, order_type, orders, amount
    from unnest(?::integer[], ?::integer[]) as covered(hours, block) join order_figures using (hours, block)
    union all
    select status, order_type, orders, amount from figure_changes
    where status is not null and created_at >= ? and created_at < ?
    union all
    select status, order_type, 1, goods from orders
    where created_at >= ? and created_at < ? or created_at >= ? and created_at < ?
  ) figures
  group by 1, 2`;

function sumOf(groups: readonly Sum[]): Sum {
  return {
    orders: groups.reduce((sum, { orders }) => sum + orders, 0),
    amount: groups.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Rounds half a cent up, like all other amounts. */
export const average = ({ orders, amount }: Sum): number => (orders === 0 ? 0 : Math.round(amount / orders));

type Duration = { from: OrderStatus; to: OrderStatus; medianHours: number | null; moves: number };

/** Loads the median time that orders stayed in a status before each possible move in the range. */
export const statusDurations = countedIn(async (db, range) => {
  const bindings = [...coverBindings(range), range.from, range.to];
  const measured = await prepared<Duration>(db, { sql: MOVES, bindings });
  return everyMove().map((move) => measured.find((one) => one.from === move.from && one.to === move.to) ?? move);
});

function everyMove(): Duration[] {
  return ORDER_STATUS.values.flatMap((from) =>
    nextStatuses(from).map((to) => ({ from, to, medianHours: null, moves: 0 })),
  );
}

/** Moves by how long they took, from sums. Only those in the buckets around the median are read. */
const MOVES = `
  with counted as (
    select came_from, status, bucket, sum(moves)::bigint as moves
    from (
      select came_from, status, bucket, moves
      from unnest(?::integer[], ?::integer[]) as covered(hours, block) join move_figures using (hours, block)
      union all
      select came_from, status, bucket, moves from move_changes where moved_at >= ? and moved_at < ?
      union all
      select came_from, status, bucket, 1 from status_moves
      where moved_at >= ? and moved_at < ? or moved_at >= ? and moved_at < ?
    ) figures
    group by 1, 2, 3 having sum(moves) > 0
  ), placed as (
    select came_from, status, bucket, sum(moves) over pair - moves as before, sum(moves) over pair as upto,
      sum(moves) over (partition by came_from, status) as moves
    from counted window pair as (partition by came_from, status order by bucket)
  ), middle as (
    select came_from, status, moves::bigint, min(before)::bigint as before, array_agg(bucket) as buckets
    from placed where upto > (moves::bigint - 1) / 2 and before <= moves::bigint / 2 group by 1, 2, 3
  )
  select came_from as "from", status as "to", moves, round((hours / 3600)::numeric, 1) as "medianHours"
  from middle cross join lateral (
    select min(took) + (max(took) - min(took)) * 0.5 as hours
    from (
      select took from status_moves
      where came_from = middle.came_from and status = middle.status and bucket = any(buckets)
        and moved_at >= ? and moved_at < ?
      order by took offset (moves - 1) / 2 - before limit 2 - moves % 2
    ) halfway
  ) median`;

type Step = { place: number; amount: number; charges: number };

const DAY = 86_400_000;

/** Sums what is owed now by the age of the charges that payments don't cover yet. */
export async function ageing({ db }: Context) {
  const now = Date.now();
  const { hours, edges, all } = partsOf(
    AGEING_STEPS.map((_, at) => ({ from: endOf(now, at + 1), to: endOf(now, at) })),
  );
  const steps = await prepared<Step>(db, { sql: UNCOVERED_BY_AGE, bindings: [hours, edges, all, all].flat() });
  return AGEING_STEPS.map((days, at) => {
    const { amount = 0, charges = 0 } = steps.find(({ place }) => place === at) ?? {};
    return { ...days, amount, charges };
  });
}

/** Returns the time before which the charges of a step were made. Only the first and the last step have one open end. */
function endOf(now: number, at: number): string {
  const step = AGEING_STEPS[at];
  if (!step) return new Date(0).toISOString();
  return new Date(at === 0 ? now + DAY : now - step.fromDays * DAY).toISOString();
}

/** Hourly sums, and anew the ranches that changed since. `offset 0` makes the planner use the index for each end. */
const UNCOVERED_BY_AGE = `
  with stale as (select distinct rancher_id from stale_ranches), outdated as materialized (
    select charged_at, rest from open_charges where rancher_id in (select rancher_id from stale)
  )
  select place, sum(amount)::bigint as amount, sum(charges)::bigint as charges
  from (
    select place, amount, charges from ${RANGES} join charge_figures on ${IN_HOURS}
    union all
    select place, rest, 1
    from ${RANGES} cross join lateral (
      select rest from open_charges where charged_at >= first and charged_at < until offset 0
    ) edge
    union all
    select place, -rest, -1 from ${RANGES} join outdated on charged_at >= first and charged_at < until
    union all
    select place, rest, 1
    from ${RANGES} join open_charges_of(array(select rancher_id from stale)) on charged_at >= first and charged_at < until
  ) charge
  group by 1`;

/** Returns the sum of all current balances. A credit of one ranch doesn't reduce what other ranches owe. */
export async function outstanding({ db }: Context): Promise<number> {
  const sql = 'select coalesce(sum(greatest(current_balance, 0)), 0) as sum from ranchers';
  const [row] = await prepared<{ sum: number }>(db, { sql, bindings: [] });
  return row?.sum ?? 0;
}
