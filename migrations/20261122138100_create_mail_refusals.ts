import type { Knex } from 'knex';

/** Emails that a person has turned off, by topic. Without a row they're on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table mail_refusals (
      user_id integer not null references users on delete cascade,
      topic text not null check (topic ~ '^[A-Z]+(_[A-Z]+)*$'),
      created_at timestamptz not null default now(),
      primary key (user_id, topic)
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table mail_refusals');
}
