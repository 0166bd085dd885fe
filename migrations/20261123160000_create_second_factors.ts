import type { Knex } from 'knex';

/** What people sign in with besides their password. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table authenticators (
      user_id integer primary key references users on delete cascade,
      -- Encrypted, so that whoever reads the table or a backup has no codes.
      secret bytea not null,
      -- Null until a first code of it was right.
      confirmed_at timestamptz,
      -- The half minute of the last code that was used, so that none is used twice.
      last_step bigint not null default 0
    );

    create table recovery_codes (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      code_hash text not null unique
    );
    create index recovery_codes_of_user on recovery_codes (user_id);

    create table passkeys (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      -- Counts uses on devices that count, so that a copied passkey is noticed.
      counter bigint not null,
      transports text[] not null,
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkeys_of_user on passkeys (user_id);

    create table passkey_challenges (
      challenge text primary key,
      -- Null for a sign-in.
      user_id integer references users on delete cascade,
      expires_at timestamptz not null
    );
    create index passkey_challenges_expired on passkey_challenges (expires_at);

    -- When an admin first signed in without a second factor where one is required. Sessions that start later need one.
    alter table users add column second_factor_asked_at timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users drop column second_factor_asked_at;
    drop table passkey_challenges, passkeys, recovery_codes, authenticators;
  `);
}
