import type { Knex } from 'knex';

/** Which events and scopes exist is said by the schema alone, so that a new one doesn't change the tables. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table events drop constraint events_type_check,
      add constraint events_type_check check (type ~ '^[A-Z]+(_[A-Z]+)*$');
    alter table api_tokens drop constraint api_tokens_scopes_check,
      add constraint api_tokens_scopes_check
        check (cardinality(scopes) > 0 and array_to_string(scopes, ' ', '') ~ '^[A-Z]+(_[A-Z]+)*( [A-Z]+(_[A-Z]+)*)*$');
  `);
}

/** The wider checks stay: rows that only they allow can't be deleted. */
export async function down(): Promise<void> {}
