import type { Knex } from 'knex';

/** Invitations to the platform team. A new one to the same email replaces the old one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table admin_invitations (
      id integer generated always as identity primary key,
      email text not null,
      -- What the inviting admin calls the person. May be empty.
      name text not null default '',
      role text not null check (role in ('ALL', 'SUPPORT', 'FINANCE')),
      -- Null until the letter is written. The token itself is never stored.
      token_hash text unique,
      -- Nobody joins by the word of someone who has left the team.
      invited_by integer not null references users on delete cascade,
      invited_at timestamptz not null default now(),
      expires_at timestamptz not null default now() + interval '7 days'
    );
    create unique index admin_invitations_of_email on admin_invitations (lower(email));
    create index admin_invitations_invited_by on admin_invitations (invited_by);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table admin_invitations');
}
