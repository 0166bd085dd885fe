import type { Knex } from 'knex';

/** The lists of the admin panel in each order that they offer, read from the first row on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column sort_name text not null generated always as (lower(name)) stored;
    create index users_customers_by_name on users (sort_name, id) where user_type = 'CUSTOMER';
    -- What is charged: the usual rate where none has been set.
    alter table ranchers add column shown_rate numeric(4, 1) not null
      generated always as (coalesce(commission_rate, 10)) stored;
    create index ranchers_by_approval_newest on ranchers (approval, created_at, id);
    create index ranchers_by_approval_balance on ranchers (approval, current_balance, id);
    create index ranchers_by_approval_rate on ranchers (approval, shown_rate, id);
    create index orders_by_amount on orders (amount, id);
    create index orders_by_update on orders (updated_at, id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index ranchers_by_approval_newest, ranchers_by_approval_balance, ranchers_by_approval_rate,
      orders_by_amount, orders_by_update, users_customers_by_name;
    alter table ranchers drop column shown_rate;
    alter table users drop column sort_name;
  `);
}
