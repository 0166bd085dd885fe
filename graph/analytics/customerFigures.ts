import { mustExist } from '../database/mustExist';
import { prepared } from '../database/reading/prepared';
import type { FunnelStep } from '../resolverTypes.generated';
import { countedIn } from './Range';

// The type is written out instead of bound, so that a prepared plan can use the index, which only has customers.
const REGISTERED = "user_type = 'CUSTOMER' and created_at >= ? and created_at < ?";

type Reached = { registered: number; ordered: number; fulfilled: number; orderedAgain: number };

/** How far customers who registered in the range have come. Canceled orders count: they were sent. */
export const funnel = countedIn(async (db, { from, to }): Promise<FunnelStep[]> => {
  const sql = `select count(*) as registered, count(*) filter (where orders > 0) as ordered,
      count(*) filter (where done > 0) as fulfilled, count(*) filter (where orders > 1) as "orderedAgain"
    from (select id from users where ${REGISTERED}) customer
    cross join lateral (
      select count(*) as orders, count(*) filter (where status = 'FULFILLED') as done
      from orders where customer_id = customer.id
    ) sent`;
  const [reached] = await prepared<Reached>(db, { sql, bindings: [from, to] });
  const { registered, ordered, fulfilled, orderedAgain } = mustExist(reached);
  return [
    { stage: 'REGISTERED', customers: registered },
    { stage: 'ORDERED', customers: ordered },
    { stage: 'FULFILLED', customers: fulfilled },
    { stage: 'ORDERED_AGAIN', customers: orderedAgain },
  ];
});
