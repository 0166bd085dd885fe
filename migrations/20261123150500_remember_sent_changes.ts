import type { Knex } from 'knex';

/** The keys of changes that were made, so that one that is sent again after a lost answer isn't made twice. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sent_changes (
      user_id integer not null references users on delete cascade,
      key text not null check (length(key) between 1 and 200),
      -- Of what the change was, so that a key for another one is refused.
      fingerprint text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sent_changes');
}
