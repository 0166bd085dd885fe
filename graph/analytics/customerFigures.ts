import { prepared } from '../database/reading/prepared';
import type { FunnelStep } from '../resolverTypes.generated';
import { IN_HOURS, partsOf, RANGES, totalFigures } from './hourFigures';
import { countedIn } from './Range';

type Reached = { ordered: number; fulfilled: number; orderedAgain: number };

/** How far customers who registered in the range have come. Canceled orders count: they were sent. */
export const funnel = countedIn(async (db, range, context): Promise<FunnelStep[]> => {
  const { hours, edges, all } = partsOf([range]);
  const [[reached], { customers }] = await Promise.all([
    prepared<Reached>(db, { sql: REACHED, bindings: [hours, edges, all, all].flat() }),
    totalFigures(context, range),
  ]);
  const { ordered = 0, fulfilled = 0, orderedAgain = 0 } = reached ?? {};
  return [
    { stage: 'REGISTERED', customers },
    { stage: 'ORDERED', customers: ordered },
    { stage: 'FULFILLED', customers: fulfilled },
    { stage: 'ORDERED_AGAIN', customers: orderedAgain },
  ];
});

/** The progress of customers as it was summed up by the hour, with those who may have come further since counted anew. */
const REACHED = `
  with stale as (select distinct customer_id from stale_customers)
  select sum(ordered)::bigint as ordered, sum(fulfilled)::bigint as fulfilled, sum(ordered_again)::bigint as "orderedAgain"
  from (
    select place, ordered, fulfilled, ordered_again from ${RANGES} join progress_figures on ${IN_HOURS}
    union all
    select place, ordered, fulfilled, ordered_again
    from ${RANGES} join customer_progress on registered_at >= first and registered_at < until
    union all
    select place, -ordered, -fulfilled, -ordered_again
    from ${RANGES} join customer_progress on registered_at >= first and registered_at < until
    where customer_id in (select customer_id from stale)
    union all
    select place, ordered, fulfilled, ordered_again
    from ${RANGES} join progress_of(array(select customer_id from stale)) on registered_at >= first and registered_at < until
  ) customer
  group by place`;
