import type { Knex } from 'knex';

/** Tells every server, once this commits, that an order of a ranch is new or has changed. Who may see it is asked when it is read. */
export async function tellRanch(trx: Knex.Transaction, order: { id: number; rancherId: number }): Promise<void> {
  await trx.raw("select pg_notify('ranch_orders', ?)", [`${order.rancherId} ${order.id}`]);
}
