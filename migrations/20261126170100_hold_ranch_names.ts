import type { Knex } from 'knex';

/** The name that an approved ranch asked for, until an admin decides. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ranchers add column pending_name text;
    create index ranchers_renamed on ranchers (id) where pending_name is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table ranchers drop column pending_name');
}
