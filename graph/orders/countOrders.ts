import { estimatedRevenue } from '../../rules/pricing';
import type { OrderStatus, OrderType } from '../../rules/vocabulary';
import { loader, manyPerKey } from '../database/loader';
import { prepared } from '../database/prepared';

export type Counts = {
  pending: number;
  inProgress: number;
  fulfilled: number;
  canceled: number;
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
  const ordersIn = (...statuses: OrderStatus[]) =>
    groups.filter(({ status }) => statuses.includes(status)).reduce((sum, { orders }) => sum + orders, 0);
  const fulfilled = groups.filter(({ status }) => status === 'FULFILLED');
  return {
    pending: ordersIn('PENDING'),
    inProgress: ordersIn('CONTACTED', 'PROCESSING'),
    fulfilled: ordersIn('FULFILLED'),
    canceled: ordersIn('CANCELED'),
    total: groups.reduce((sum, { orders }) => sum + orders, 0),
    estimatedRevenue: estimatedRevenue(
      Object.fromEntries(fulfilled.map(({ orderType, orders }) => [orderType, orders])),
    ),
    actualRevenue: fulfilled.reduce((sum, { amount }) => sum + amount, 0),
  };
}
