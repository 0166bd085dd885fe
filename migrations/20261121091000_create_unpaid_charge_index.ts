import type { Knex } from 'knex';

/** A charge or a payment looks at what is still unpaid, however long the ranch's history has become. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index orders_owing_commission on orders (rancher_id) where status = 'FULFILLED' and not commission_paid`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index orders_owing_commission');
}
