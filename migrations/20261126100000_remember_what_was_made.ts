import type { Knex } from 'knex';

/** A key of any request that makes something, also of a visitor's, and what it has made. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sent_changes drop constraint sent_changes_pkey;
    alter table sent_changes alter column user_id drop not null;
    -- The ids of what was made, to answer with it again.
    alter table sent_changes add column made integer[] not null default '{}';
    -- Visitors share their keys, so a client chooses ones that nobody can guess.
    create unique index sent_changes_key on sent_changes (user_id, key) nulls not distinct`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from sent_changes where user_id is null;
    drop index sent_changes_key;
    alter table sent_changes drop column made;
    alter table sent_changes add primary key (user_id, key)`);
}
