import type { Knex } from 'knex';

/** Invitations to help at a ranch. A new one to the same email replaces the old one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table helper_invitations (
      id integer generated always as identity primary key,
      rancher_id integer not null references ranchers on delete cascade,
      email text not null,
      -- What the owner calls the person. May be empty.
      name text not null default '',
      role text not null check (role in ('RUN_RANCH', 'WORK_ORDERS')),
      -- Null until the letter is written. The token itself is never stored.
      token_hash text unique,
      invited_by integer references users on delete set null,
      invited_at timestamptz not null default now(),
      expires_at timestamptz not null default now() + interval '7 days'
    );
    create unique index helper_invitations_of_email on helper_invitations (rancher_id, lower(email));
    create index helper_invitations_invited_by on helper_invitations (invited_by);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table helper_invitations');
}
