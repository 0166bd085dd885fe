import type { Knex } from 'knex';

/** Figures of a range add up the entries at its two ends, which no whole hour has. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index commission_by_time on commission_transactions (created_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index commission_by_time');
}
