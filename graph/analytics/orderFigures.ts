import { ORDER_STATUS, ORDER_TYPE, type OrderStatus, type OrderType } from '../../rules/words/vocabulary';
import { prepared } from '../database/reading/prepared';
import { countedIn, coverBindings } from './blocks';

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
export function average({ orders, amount }: Sum): number {
  return orders === 0 ? 0 : Math.round(amount / orders);
}
