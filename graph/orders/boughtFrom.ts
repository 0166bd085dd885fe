import type { Context } from '../context';
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
