import type { Knex } from 'knex';

/** A deposit is due some days after the order, which its ranch decides. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ranchers add column deposit_days integer not null default 7 check (deposit_days between 1 and 60);
    comment on column ranchers.deposit_days is 'Within how many days after an order its deposit is due.';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table ranchers drop column deposit_days');
}
