import type { Knex } from 'knex';

/** Who has shown that an email is theirs, and changes of email that wait for that. Accounts of earlier versions have shown nothing yet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When the person last showed that they read the mail of users.email. Null if they haven't.
    alter table users add column email_confirmed_at timestamptz;

    create table email_confirmations (
      user_id integer not null references users on delete cascade,
      -- False for the account's own email, true for one that is to replace it.
      is_change boolean not null,
      email text not null,
      -- Null until the letter is written. The token itself is never stored.
      token_hash text unique,
      expires_at timestamptz not null,
      -- One of each kind: only the newest link works.
      primary key (user_id, is_change)
    );

    -- The old emails of accounts, to which a link was mailed that stops or undoes the change.
    create table email_undos (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      email text not null,
      -- Whether the person had shown that it's theirs. Otherwise it may be a stranger's, who must not get the account.
      was_confirmed boolean not null,
      token_hash text unique,
      expires_at timestamptz not null
    );
    create unique index email_undos_of_user on email_undos (user_id, lower(email));

    -- Where the link was mailed to, since it shows that this email is the person's.
    alter table password_resets add column email text;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table password_resets drop column email;
    drop table email_undos, email_confirmations;
    alter table users drop column email_confirmed_at;
  `);
}
