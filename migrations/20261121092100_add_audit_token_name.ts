import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- As it was then, like the other names of an entry; null for what came by a session or a command.
    alter table audit_entries add column token_name text;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table audit_entries drop column token_name');
}
