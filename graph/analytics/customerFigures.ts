import { prepared } from '../database/reading/prepared';
import { mustExist } from '../database/transaction';
import type { FunnelStep } from '../resolverTypes.generated';
import { countedIn } from './blocks';
import { IN_HOURS, partsOf, RANGES, totalFigures } from './hourFigures';

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

/**
 * Uses hourly sums of customers' progress, but counts customers who may have progressed since the sums were made. `offset 0`
 * makes the planner look up each end of the range in the index instead of reading all customers.
 */
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
