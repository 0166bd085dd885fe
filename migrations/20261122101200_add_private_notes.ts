import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // What a ranch writes down about an order for itself; null where it has not.
  await knex.raw('alter table orders add column private_notes text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table orders drop column private_notes');
}
