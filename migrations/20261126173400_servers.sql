-- What servers share: sessions, limits, changes that may be sent again, and who works on jobs.

-- migrate:up

create table sessions (
  sid text primary key,
  sess json not null,
  expire timestamptz not null
);
create index sessions_expire on sessions (expire);
create index sessions_user on sessions (((sess ->> 'userId')::integer));

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

create table sent_changes (
  user_id integer references users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  fingerprint text not null,
  created_at timestamptz not null default now(),
  made integer[] not null default '{}'
);
create unique index sent_changes_key on sent_changes (user_id, key) nulls not distinct;

create table job_workers (
  worker_id text primary key,
  seen_at timestamptz not null
);

comment on table sessions is 'Sessions of browsers, in the layout that connect-pg-simple reads and writes. Ids are hashed.';

comment on index sessions_user is 'Ending all sessions of a person must not scan the table.';
comment on table rate_limits is 'How often things were tried, in the layout that rate-limiter-flexible reads and writes.';
comment on table sent_changes is 'The keys of changes that were made, so that one that is sent again after a lost answer is not made twice.';
comment on column sent_changes.user_id is 'Null for visitors.';
comment on column sent_changes.fingerprint is 'Of what the change was, so that a key for another one is refused.';
comment on column sent_changes.made is 'The ids of what was made, to answer with it again.';
comment on index sent_changes_key is 'Visitors share their keys, so a client chooses ones that nobody can guess.';
comment on table job_workers is 'The job workers that are alive. What others have locked is let go, or it would wait for hours.';

-- migrate:down

drop table job_workers, sent_changes, rate_limits, sessions;
