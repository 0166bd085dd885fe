import type { Knex } from 'knex';

/** The ranches that people have marked. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table favorites (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      rancher_id integer not null references ranchers on delete cascade,
      created_at timestamptz not null default now(),
      unique (user_id, rancher_id)
    );
    ${comments}
  `);
}

export const comments = `
    comment on table favorites is 'Ranches that people marked.';`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table favorites');
}
