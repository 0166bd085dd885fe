-- What people sign in with besides their password, or instead of it.

-- migrate:up

create table authenticators (
  user_id integer primary key references users on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table recovery_codes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  code_hash text not null unique,
  created_at timestamptz not null default now()
);
create index recovery_codes_of_user on recovery_codes (user_id);

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

create table passkey_challenges (
  challenge text primary key,
  user_id integer references users on delete cascade,
  expires_at timestamptz not null,
  browser text not null
);
create index passkey_challenges_expired on passkey_challenges (expires_at);

comment on table authenticators is 'Apps that show a code of six digits.';

comment on column authenticators.secret is 'Encrypted, so that whoever reads the table or a backup has no codes.';
comment on column authenticators.confirmed_at is 'Null until a first code of it was right.';
comment on column authenticators.last_step is 'The half minute of the last code that was used, so that none is used twice.';
comment on table recovery_codes is 'Codes that each replace the second factor once.';
comment on column recovery_codes.created_at is 'When it was made, so that an owner who takes back a change also takes away the codes that came with it.';
comment on table passkeys is 'Devices that sign a person in without a password.';
comment on column passkeys.counter is 'Counts uses on devices that count, so that a copied passkey is noticed.';
comment on table passkey_challenges is 'What devices have been asked to sign, for a few minutes.';
comment on column passkey_challenges.user_id is 'Null for a sign-in.';
comment on column passkey_challenges.browser is 'A hash of what only this browser sends.';

-- migrate:down

drop table passkey_challenges, passkeys, recovery_codes, authenticators;
