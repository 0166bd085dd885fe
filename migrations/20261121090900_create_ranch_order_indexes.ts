import type { Knex } from 'knex';

/** A rancher's orders in each order that the screens offer, read from its first row on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add column customer_sort_name text not null generated always as (lower(customer_name)) stored;
    create index orders_of_ranch_by_update on orders (rancher_id, updated_at desc, id desc);
    create index orders_of_ranch_by_amount on orders (rancher_id, amount desc, id desc);
    create index orders_of_ranch_by_customer on orders (rancher_id, customer_sort_name, id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index orders_of_ranch_by_update, orders_of_ranch_by_amount, orders_of_ranch_by_customer;
    alter table orders drop column customer_sort_name;
  `);
}
