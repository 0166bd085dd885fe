import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id integer generated always as identity primary key,
      email text not null,
      name text not null,
      phone text not null default '',
      zip_code text not null default '',
      city text not null default '',
      state text not null default '',
      user_type text not null check (user_type in ('CUSTOMER', 'RANCHER', 'ADMIN')),
      -- Null until a first password is made at approval.
      password_hash text,
      must_change_password boolean not null default false,
      -- Sessions that began before this moment (milliseconds since 1970) are over.
      sessions_valid_from bigint not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    -- Emails are compared case-insensitively, and two sign-ups at once must not both win.
    create unique index users_email_key on users (lower(email));
    create index users_customers_newest on users (created_at desc, id desc) where user_type = 'CUSTOMER';

    -- One row a person: only the newest link works. The token itself is never stored.
    create table password_resets (
      user_id integer primary key references users on delete cascade,
      token_hash text not null unique,
      expires_at timestamptz not null
    );

    -- The layout that connect-pg-simple reads and writes.
    create table sessions (
      sid text primary key,
      sess json not null,
      expire timestamptz not null
    );
    create index sessions_expire on sessions (expire);
    -- Ending all sessions of a person must not scan the table.
    create index sessions_user on sessions (((sess ->> 'userId')::integer));

    -- The layout that rate-limiter-flexible reads and writes.
    create table rate_limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire on rate_limits (expire);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rate_limits, sessions, password_resets, users');
}
