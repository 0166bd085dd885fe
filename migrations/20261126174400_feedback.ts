import type { Knex } from 'knex';

/** What people wrote to the platform. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feedback (
      id integer generated always as identity primary key,
      user_id integer references users on delete set null,
      feedback text not null,
      type text not null check (type in ('SUGGESTION', 'ISSUE', 'OTHER')),
      page_url text not null default '',
      created_at timestamptz not null default now()
    );
    create index feedback_newest on feedback (created_at desc, id desc);
    ${comments}
  `);
}

export const comments = `
    comment on table feedback is 'What people wrote to the platform.';`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table feedback');
}
