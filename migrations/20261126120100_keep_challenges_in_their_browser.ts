import type { Knex } from 'knex';

/** A passkey's challenge belongs to the browser that asked for it. Older ones, which lasted five minutes, have to be asked for again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from passkey_challenges;
    -- A hash of what only this browser sends.
    alter table passkey_challenges add column browser text not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table passkey_challenges drop column browser');
}
