-- The key of a share's page, which the codes on its labels open.

-- migrate:up

alter table claims add column page_key uuid not null default gen_random_uuid();
create unique index claims_page_key on claims (page_key);

comment on column claims.page_key is 'Part of the address on its labels. Another one makes the old address invalid.';

-- migrate:down

alter table claims drop column page_key;
