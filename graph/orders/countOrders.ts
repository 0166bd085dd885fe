import { estimatedRevenue } from '../../rules/money/pricing';
import { STATUS_GROUP, type StatusGroup } from '../../rules/orders/orderStatus';
import type { OrderStatus, OrderType } from '../../rules/words/vocabulary';
import { loader, manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';

export type Counts = Record<StatusGroup, number> & {
  total: number;
  estimatedRevenue: number;
  actualRevenue: number;
};

type Group = { parentId: number; status: OrderStatus; orderType: OrderType; orders: number; amount: number };

export const countOrdersOfCustomer = countOrdersBy('customer_id');
export const countOrdersOfRanch = countOrdersBy('rancher_id');

function countOrdersBy(column: 'customer_id' | 'rancher_id') {
  return loader<number, Counts>(async (context, ids) => {
    const groups = await prepared<Group>(context.db, {
      sql: `select ${column} as "parentId", status, order_type as "orderType", count(*) as orders, sum(amount) as amount
            from orders where ${column} = any(?) group by 1, 2, 3`,
      bindings: [ids],
    });
    return manyPerKey(ids, groups, ({ parentId }) => parentId).map(countsFrom);
  });
}

function countsFrom(groups: Group[]): Counts {
  const counts: Counts = {
    pending: 0,
    inProgress: 0,
    fulfilled: 0,
    canceled: 0,
    total: 0,
    estimatedRevenue: 0,
    actualRevenue: 0,
  };
  for (const { status, orderType, orders, amount } of groups) {
    counts[STATUS_GROUP[status]] += orders;
    counts.total += orders;
    if (STATUS_GROUP[status] !== 'fulfilled') continue;
    counts.estimatedRevenue += estimatedRevenue({ [orderType]: orders });
    counts.actualRevenue += amount;
  }
  return counts;
}
