import { type Row, type Sql, sql, viewerId } from '../database/reading/sql';

/** SQL of when the viewer placed their latest order that a ranch has fulfilled. */
export const boughtAtSql = (ranch: Row): Sql =>
  sql`(select max(o.created_at) from orders o
    where o.customer_id = ${viewerId} and o.rancher_id = ${ranch}.id and o.status = 'FULFILLED')`;
