import type { Context } from '../context';
import { loader } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { type Row, type Sql, sql, viewerId } from '../database/reading/sql';

/** Reads the ids of the ranches that fulfilled an order of the viewer. */
export async function ranchesBoughtFrom({ db, viewer }: Context): Promise<number[]> {
  if (viewer?.userType !== 'CUSTOMER') return [];
  const text = `select distinct rancher_id as id from orders where customer_id = ? and status = 'FULFILLED' order by 1`;
  return (await prepared<{ id: number }>(db, { sql: text, bindings: [viewer.id] })).map(({ id }) => id);
}

/** SQL of when the viewer placed their latest order that a ranch has fulfilled. */
export const boughtAtSql = (ranch: Row): Sql =>
  sql`(select max(o.created_at) from orders o
    where o.customer_id = ${viewerId} and o.rancher_id = ${ranch}.id and o.status = 'FULFILLED')`;

/** `boughtAtSql` for resolvers. Null for visitors. */
export async function boughtAt(context: Context, rancherId: number): Promise<string | null> {
  return context.viewer ? lastOrder(context, rancherId, context.viewer.id) : null;
}

const lastOrder = loader<number, string | null, number>(async ({ db }, rancherIds, customerId) => {
  const text = `select rancher_id as "rancherId", max(created_at) as at from orders
    where customer_id = ? and rancher_id = any(?) and status = 'FULFILLED' group by rancher_id`;
  const rows = await prepared<{ rancherId: number; at: string }>(db, { sql: text, bindings: [customerId, rancherIds] });
  const times = new Map(rows.map(({ rancherId, at }) => [rancherId, at]));
  return rancherIds.map((id) => times.get(id) ?? null);
});
