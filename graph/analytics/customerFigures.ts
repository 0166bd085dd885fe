import { monthBounds, monthOf, monthsBetween } from '../../rules/money/statement';
import { prepared } from '../database/reading/prepared';
import { mustExist } from '../database/transaction';
import type { FunnelStep } from '../resolverTypes.generated';
import { countedIn, type Range } from './blocks';
import { type HourFigures, hourFigures, IN_HOURS, NOTHING, partsOf, RANGES, totalFigures } from './hourFigures';

type Reached = { ordered: number; fulfilled: number; orderedAgain: number };

/** Counts the customers who registered in the range and those who reached each later stage. Canceled orders count as orders. */
export const funnel = countedIn(async (db, range, context): Promise<FunnelStep[]> => {
  const { hours, edges, all } = partsOf([range]);
  const [[reached], { customers }] = await Promise.all([
    prepared<Reached>(db, { sql: REACHED, bindings: [hours, edges, all, all].flat() }),
    totalFigures(context, range),
  ]);
  const { ordered, fulfilled, orderedAgain } = mustExist(reached);
  return [
    { stage: 'REGISTERED', customers },
    { stage: 'ORDERED', customers: ordered },
    { stage: 'FULFILLED', customers: fulfilled },
    { stage: 'ORDERED_AGAIN', customers: orderedAgain },
  ];
});

/** Hourly sums, and anew who may have progressed since. `offset 0` makes the planner use the index for each end. */
const REACHED = `
  with stale as (select distinct customer_id from stale_customers), outdated as materialized (
    select * from customer_progress where customer_id in (select customer_id from stale)
  )
  select coalesce(sum(ordered), 0)::bigint as ordered, coalesce(sum(fulfilled), 0)::bigint as fulfilled,
    coalesce(sum(ordered_again), 0)::bigint as "orderedAgain"
  from (
    select ordered, fulfilled, ordered_again from ${RANGES} join progress_figures on ${IN_HOURS}
    union all
    select ordered, fulfilled, ordered_again
    from ${RANGES} cross join lateral (
      select * from customer_progress where registered_at >= first and registered_at < until offset 0
    ) edge
    union all
    select -ordered, -fulfilled, -ordered_again
    from ${RANGES} join outdated on registered_at >= first and registered_at < until
    union all
    select ordered, fulfilled, ordered_again
    from ${RANGES} join progress_of(array(select customer_id from stale)) on registered_at >= first and registered_at < until
  ) customer`;

/** Figures for each month that the range touches, in the platform's time zone. */
export const monthFigures = countedIn(async (db, range, { config: { timeZone } }) => {
  const months = monthsOf(timeZone, range);
  const found = await hourFigures(
    db,
    months.map((month) => withinRange(monthBounds(timeZone, month), range)),
  );
  return months.map((month, at) => figuresOf(month, found[at] ?? NOTHING));
});

/** Oldest first. The range ends just before `to`, so `to` itself doesn't start another month. */
function monthsOf(timeZone: string, { from, to }: Range): string[] {
  const last = new Date(Date.parse(to) - 1);
  return monthsBetween(monthOf(timeZone, from), monthOf(timeZone, last)).toReversed();
}

/** Limits a month to the range. Both have the same format, so that they compare as text. */
const withinRange = (month: Range, range: Range): Range => ({
  from: month.from > range.from ? month.from : range.from,
  to: month.to < range.to ? month.to : range.to,
});

function figuresOf(month: string, { orders, gross, charged, paid, customers }: HourFigures) {
  return { month, orders, gross, commissionCharged: charged, commissionPaid: paid, newCustomers: customers };
}
