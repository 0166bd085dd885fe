import { ORDER_STATUS, ORDER_TYPE, type OrderStatus, type OrderType } from '../../rules/words/vocabulary';
import { prepared } from '../database/reading/prepared';
import { countedIn } from './Range';

type Group = { status: OrderStatus; orderType: OrderType; orders: number; amount: number };
type Sum = { orders: number; amount: number };

/** Number and amount of the orders placed in a range, in total, by status and by type. */
export const orderFigures = countedIn(async (db, { from, to }) => {
  const groups = await prepared<Group>(db, {
    sql: `select status, order_type as "orderType", count(*) as orders, sum(amount) as amount
          from orders where created_at >= ? and created_at < ? group by 1, 2`,
    bindings: [from, to],
  });
  const standing = groups.filter(({ status }) => status !== 'CANCELED');
  return {
    ...sumOf(standing),
    byStatus: ORDER_STATUS.values.map((status) => ({
      status,
      ...sumOf(groups.filter((group) => group.status === status)),
    })),
    byType: ORDER_TYPE.values.map((orderType) => ({
      orderType,
      ...sumOf(standing.filter((group) => group.orderType === orderType)),
    })),
  };
});

function sumOf(groups: readonly Sum[]): Sum {
  return {
    orders: groups.reduce((sum, { orders }) => sum + orders, 0),
    amount: groups.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Rounds half a cent up, as all sums do. */
export function average({ orders, amount }: Sum): number {
  return orders === 0 ? 0 : Math.round(amount / orders);
}
