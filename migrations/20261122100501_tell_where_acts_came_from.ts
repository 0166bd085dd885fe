import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Null for a command, and for entries from before.
    alter table audit_entries
      add column address text,
      add column user_agent text,
      -- Which acts there are is said by the schema alone, so that a new one needs no change of the table.
      drop constraint if exists audit_entries_action_check,
      add constraint audit_entries_action_check check (action ~ '^[A-Z]+(_[A-Z]+)*$');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table audit_entries drop column address, drop column user_agent');
}
