import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table animals
      -- What families read. Null unless it is withdrawn, and if the ranch gave no reason before the harvest.
      add column withdrawal_reason text check (withdrawal_reason is null or stage = 'WITHDRAWN')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table animals drop column withdrawal_reason');
}
