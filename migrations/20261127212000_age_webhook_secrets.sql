-- Since when each of a webhook's old secrets is old, so that a newer one doesn't prolong its day.

-- migrate:up

alter table webhooks add column old_secrets_since timestamptz[] not null default '{}';
update webhooks set old_secrets_since = array_fill(secret_since, array[cardinality(old_secrets)]) where old_secrets <> '{}';

comment on column webhooks.old_secrets is 'Encrypted. They sign too, each for a day after it was replaced.';
comment on column webhooks.old_secrets_since is 'When each of old_secrets was replaced.';

-- migrate:down

alter table webhooks drop column old_secrets_since;
comment on column webhooks.old_secrets is 'Encrypted. They sign too, for a day after secret_since.';
