import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { badInput } from '../errors';
import { coverBindings } from './blocks';
import { countedIn, type Range } from './Range';

/** Adds up each ranch's sales: the sums of whole blocks, the changes in them since, and the orders at both ends of the range. */
const SOLD = `
  select rancher_id, sum(orders)::bigint as orders, sum(gross)::bigint as gross
  from (
    select rancher_id, orders, gross
    from unnest(?::integer[], ?::integer[]) as covered(hours, block) join ranch_figures using (hours, block)
    union all
    select rancher_id, orders, amount from figure_changes
    where status <> 'CANCELED' and created_at >= ? and created_at < ?
    union all
    select rancher_id, 1, goods from orders
    where status <> 'CANCELED' and (created_at >= ? and created_at < ? or created_at >= ? and created_at < ?)
  ) figures
  group by 1 having sum(orders) > 0`;

const MAX_RANCHES = 50;

export type RanchSales = { rancherId: number; orders: number; gross: number };
type StateFigures = { state: string; orders: number; gross: number; ranchers: number };

/** Counts the ranches that got an order in the range. */
export const activeRanchers = countedIn(async (db, range) => {
  const sql = `select count(*) as ranchers from (${SOLD}) sold`;
  const [row] = await prepared<{ ranchers: number }>(db, { sql, bindings: coverBindings(range) });
  return row?.ranchers ?? 0;
});

/** Errors: BAD_USER_INPUT (first). */
export async function topRanchers({ db }: Context, range: Range, first = 10): Promise<RanchSales[]> {
  if (first < 1 || first > MAX_RANCHES) throw badInput({ first: `first must be from 1 to ${MAX_RANCHES}` });
  const sql = `select rancher_id as "rancherId", orders, gross from (${SOLD}) sold order by gross desc, 1 limit ?`;
  return prepared(db, { sql, bindings: [...coverBindings(range), first] });
}

/** Loads the states that have an approved ranch now or an order in the range. */
export const stateFigures = countedIn(async (db, range) => {
  const sql = `select state, sum(orders)::bigint as orders, sum(gross)::bigint as gross, sum(ranchers)::bigint as ranchers
    from (
      select state, sold.orders, sold.gross, 0 as ranchers
      from (${SOLD}) sold
      join ranchers on ranchers.id = sold.rancher_id
      union all
      select state, 0, 0, count(*) from ranchers where approval = 'APPROVED' group by 1
    ) figures
    group by 1 order by gross desc, 1`;
  return prepared<StateFigures>(db, { sql, bindings: coverBindings(range) });
});
