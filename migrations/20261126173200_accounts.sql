-- People with accounts, and the links that are mailed to them.

-- migrate:up

create table users (
  id integer generated always as identity primary key,
  email text not null,
  name text not null,
  phone text not null default '',
  zip_code text not null default '',
  city text not null default '',
  state text not null default '',
  user_type text not null check (user_type in ('CUSTOMER', 'RANCHER', 'ADMIN')),
  password_hash text,
  must_change_password boolean not null default false,
  sessions_valid_from bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sort_name text not null generated always as (lower(name)) stored,
  calendar_key uuid not null default gen_random_uuid(),
  second_factor_asked_at timestamptz,
  admin_role text not null default 'ALL' check (admin_role in ('ALL', 'SUPPORT', 'FINANCE')),
  email_confirmed_at timestamptz,
  deletes_at timestamptz,
  deleted_at timestamptz
);
create unique index users_email_key on users (lower(email));
create index users_customers_newest on users (created_at desc, id desc) where user_type = 'CUSTOMER';
create index users_admins on users (id) where user_type = 'ADMIN';
create index users_customers_by_name on users (sort_name, id) where user_type = 'CUSTOMER';
create index users_phone_search on users using gin ((regexp_replace(phone, '[^0-9]', '', 'g')) gin_trgm_ops);
create index users_by_zip on users ((left(zip_code, 5)));
create unique index users_calendar_key on users (calendar_key);
create index users_deletes_at on users (deletes_at) where deletes_at is not null;
create index users_customer_search on users
  using gin (search_form(lower(name || ' ' || email || ' ' || phone || ' ' || city || ' ' || state)) gin_trgm_ops)
  where user_type = 'CUSTOMER';
create index users_rancher_search on users
  using gin (search_form(lower(name || ' ' || email)) gin_trgm_ops) where user_type = 'RANCHER';

create table password_resets (
  user_id integer not null references users on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null,
  email text,
  id integer generated always as identity primary key
);
create index password_resets_of_user on password_resets (user_id, id);

create table email_confirmations (
  user_id integer not null references users on delete cascade,
  is_change boolean not null,
  email text not null,
  token_hash text unique,
  expires_at timestamptz not null,
  takes_effect_at timestamptz,
  primary key (user_id, is_change)
);
create index email_confirmations_waiting on email_confirmations (takes_effect_at) where takes_effect_at is not null;

create table account_undos (
  id integer generated always as identity (sequence name email_undos_id_seq) primary key,
  user_id integer not null constraint email_undos_user_id_fkey references users on delete cascade,
  email text not null,
  was_confirmed boolean not null,
  token_hash text unique,
  expires_at timestamptz not null,
  happened_at timestamptz not null default now()
);
create index account_undos_of_user on account_undos (user_id, id);

create table admin_invitations (
  id integer generated always as identity primary key,
  email text not null,
  name text not null default '',
  role text not null check (role in ('ALL', 'SUPPORT', 'FINANCE')),
  token_hash text unique,
  invited_by integer not null references users on delete cascade,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create unique index admin_invitations_of_email on admin_invitations (lower(email));
create index admin_invitations_invited_by on admin_invitations (invited_by);

create function keep_an_admin() returns trigger language plpgsql as $$
    begin
      -- Of the last two, removed at the same moment, the second must see that the first is gone.
      perform pg_advisory_xact_lock(7319207);
      if not exists (select from users where user_type = 'ADMIN' and admin_role = 'ALL' and id <> old.id) then
        raise exception 'the last admin cannot be removed';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$;
create trigger users_keep_an_admin_deleted before delete on users
  for each row when (old.user_type = 'ADMIN' and old.admin_role = 'ALL') execute function keep_an_admin();
create trigger users_keep_an_admin_changed before update on users
  for each row when (old.user_type = 'ADMIN' and old.admin_role = 'ALL' and (new.user_type <> 'ADMIN' or new.admin_role <> 'ALL'))
  execute function keep_an_admin();

comment on table users is 'Families, ranchers and admins.';

comment on column users.password_hash is 'Null until a first password is made at approval.';
comment on column users.sessions_valid_from is 'Sessions that began before this moment (milliseconds since 1970) are over.';
comment on column users.calendar_key is 'The address of a person''s calendar is made of it. A new key ends the old address.';
comment on column users.second_factor_asked_at is 'When an admin first signed in without a second factor where one is required. Sessions that start later need one.';
comment on column users.admin_role is 'Counts only for admins. rules/accounts/duties.ts says what each may do.';
comment on column users.email_confirmed_at is 'When the person last showed that they read the mail of users.email. Null if they haven''t.';
comment on column users.deletes_at is 'When an account that its owner closed is erased. Null unless it is closed.';
comment on column users.deleted_at is 'When the account was erased.';
comment on index users_email_key is 'Emails are compared case-insensitively, and two sign-ups at once must not both win.';
comment on table password_resets is 'Links that set a new password. Several links of a person may work at once. The token itself is never stored.';
comment on column password_resets.email is 'Where the link was mailed to, since it shows that this email is the person''s.';
comment on table email_confirmations is 'Links that show that an email is its person''s. One of each kind: only the newest link works.';
comment on column email_confirmations.is_change is 'False for the account''s own email, true for one that is to replace it.';
comment on column email_confirmations.token_hash is 'Null until the letter is written. The token itself is never stored.';
comment on column email_confirmations.takes_effect_at is 'When a confirmed new email replaces the old one. Null until it''s confirmed.';
comment on table account_undos is 'The old emails of accounts, to which a link was mailed that stops or undoes a change of how the person signs in.';
comment on column account_undos.was_confirmed is 'Whether the person had shown that it''s theirs. Otherwise it may be a stranger''s, who must not get the account.';
comment on table admin_invitations is 'Links by which people join the team of the platform.';
comment on column admin_invitations.name is 'What the inviting admin calls the person. May be empty.';
comment on column admin_invitations.token_hash is 'Null until the letter is written. The token itself is never stored.';
comment on column admin_invitations.invited_by is 'Nobody joins by the word of someone who has left the team.';
comment on function keep_an_admin is 'Keeps at least one admin with all rights, because only such an admin gives rights to others.';

-- migrate:down

drop table admin_invitations, account_undos, email_confirmations, password_resets, users;
drop function keep_an_admin;
