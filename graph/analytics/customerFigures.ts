import { prepared } from '../database/prepared';
import type { FunnelStep } from '../resolverTypes.generated';
import { countedIn } from './Range';

// Written out, not bound: the index holds customers only, and a prepared plan must know that it may use it.
const REGISTERED = "user_type = 'CUSTOMER' and created_at >= ? and created_at < ?";

export const newCustomers = countedIn(async (db, { from, to }) => {
  const sql = `select count(*) as customers from users where ${REGISTERED}`;
  const [row] = await prepared<{ customers: number }>(db, { sql, bindings: [from, to] });
  return row!.customers;
});

type Reached = { registered: number; ordered: number; fulfilled: number; orderedAgain: number };

/** How far those who registered in the range have come. Canceled orders were sent all the same. */
export const funnel = countedIn(async (db, { from, to }): Promise<FunnelStep[]> => {
  const sql = `select count(*) as registered, count(*) filter (where orders > 0) as ordered,
      count(*) filter (where done > 0) as fulfilled, count(*) filter (where orders > 1) as "orderedAgain"
    from (select id from users where ${REGISTERED}) customer
    cross join lateral (
      select count(*) as orders, count(*) filter (where status = 'FULFILLED') as done
      from orders where customer_id = customer.id
    ) sent`;
  const [reached] = await prepared<Reached>(db, { sql, bindings: [from, to] });
  const { registered, ordered, fulfilled, orderedAgain } = reached!;
  return [
    { stage: 'REGISTERED', customers: registered },
    { stage: 'ORDERED', customers: ordered },
    { stage: 'FULFILLED', customers: fulfilled },
    { stage: 'ORDERED_AGAIN', customers: orderedAgain },
  ];
});
