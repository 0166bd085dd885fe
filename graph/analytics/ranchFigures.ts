import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { badInput } from '../errors';
import { countedIn, type Range } from './Range';

const STANDING = "orders.status <> 'CANCELED' and orders.created_at >= ? and orders.created_at < ?";
const MOST = 50;

export type RanchSales = { rancherId: number; orders: number; gross: number };
type StateFigures = { state: string; orders: number; gross: number; ranchers: number };

/** Ranches that got an order in the range. */
export const activeRanchers = countedIn(async (db, { from, to }) => {
  const sql = `select count(distinct rancher_id) as ranchers from orders where ${STANDING}`;
  const [row] = await prepared<{ ranchers: number }>(db, { sql, bindings: [from, to] });
  return row?.ranchers ?? 0;
});

/** Errors: BAD_USER_INPUT (first). */
export async function topRanchers({ db }: Context, { from, to }: Range, first = 10): Promise<RanchSales[]> {
  if (first < 1 || first > MOST) throw badInput({ first: `first must be from 1 to ${MOST}` });
  const sql = `select rancher_id as "rancherId", count(*) as orders, sum(amount) as gross
    from orders where ${STANDING} group by 1 order by gross desc, 1 limit ?`;
  return prepared(db, { sql, bindings: [from, to, first] });
}

/** States with an approved ranch now, or with an order in the range. */
export const stateFigures = countedIn(async (db, { from, to }) => {
  const sql = `select state, sum(orders)::bigint as orders, sum(gross)::bigint as gross, sum(ranchers)::bigint as ranchers
    from (
      select state, sold.orders, sold.gross, 0 as ranchers
      from (select rancher_id, count(*) as orders, sum(amount) as gross from orders where ${STANDING} group by 1) sold
      join ranchers on ranchers.id = sold.rancher_id
      union all
      select state, 0, 0, count(*) from ranchers where approval = 'APPROVED' group by 1
    ) figures
    group by 1 order by gross desc, 1`;
  return prepared<StateFigures>(db, { sql, bindings: [from, to] });
});
