import type { Knex } from 'knex';

/** Finds the ranches that a family bought from, and when it last did. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index orders_fulfilled_of_customer on orders (customer_id, rancher_id, created_at) where status = 'FULFILLED'
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index orders_fulfilled_of_customer');
}
