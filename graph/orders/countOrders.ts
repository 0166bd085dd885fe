import { estimatedRevenue } from '../../rules/money/pricing';
import { STATUS_GROUP, type StatusGroup, statusesIn } from '../../rules/orders/orderStatus';
import { ORDER_TYPE, type OrderStatus, type OrderType } from '../../rules/words/vocabulary';
import { loader, manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { type Row, type Sql, sql } from '../database/reading/sql';

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
      sql: `select ${column} as "parentId", status, order_type as "orderType", count(*) as orders, sum(goods) as amount
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

const isIn = (group: StatusGroup) =>
  `filter (where status in (${statusesIn(group)
    .map((status) => `'${status}'`)
    .join()}))`;

const estimate = ORDER_TYPE.values.map((type) => `when '${type}' then ${estimatedRevenue({ [type]: 1 })}`).join(' ');

/** `countOrdersBy` as SQL, for the orders of one parent. */
export const countsBy =
  (column: 'customer_id' | 'rancher_id') =>
  (parent: Row): Sql =>
    sql`(select count(*) ${isIn('pending')} as pending, count(*) ${isIn('inProgress')} as in_progress,
      count(*) ${isIn('fulfilled')} as fulfilled, count(*) ${isIn('canceled')} as canceled, count(*) as total,
      coalesce(sum(case order_type ${estimate} end) ${isIn('fulfilled')}, 0) as estimated_revenue,
      coalesce(sum(goods) ${isIn('fulfilled')}, 0) as actual_revenue
      from orders where ${column} = ${parent}.id)`;
