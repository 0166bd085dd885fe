-- What programs of partners sign in with.

-- migrate:up

create table api_tokens (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  secret_hash bytea not null unique,
  scopes text[] not null
    check (cardinality(scopes) > 0 and array_to_string(scopes, ' ', '') ~ '^[A-Z]+(_[A-Z]+)*( [A-Z]+(_[A-Z]+)*)*$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_tokens_of_user on api_tokens (user_id, created_at desc, id desc) where revoked_at is null;

comment on table api_tokens is 'Secrets that programs sign in with.';

comment on column api_tokens.secret_hash is 'The secret is random and long: a plain hash of it cannot be guessed back.';

-- migrate:down

drop table api_tokens;
