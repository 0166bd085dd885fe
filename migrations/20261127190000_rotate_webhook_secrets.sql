-- The secrets that a new one replaced, which still sign for a day.

-- migrate:up

alter table webhooks add column old_secrets text[] not null default '{}', add column secret_since timestamptz;

comment on column webhooks.secret is 'Encrypted. Every event is signed with it.';
comment on column webhooks.old_secrets is 'Encrypted. They sign too, for a day after secret_since.';
comment on column webhooks.secret_since is 'When the secret replaced another one. Null if it is the first.';

-- migrate:down

alter table webhooks drop column old_secrets, drop column secret_since;
comment on column webhooks.secret is 'Kept as it is: every event is signed with it.';
