-- Which version of the terms an account and an order accepted.

-- migrate:up

alter table users add column terms_version text, add column terms_accepted_at timestamptz,
  add constraint terms_accepted_once check ((terms_version is null) = (terms_accepted_at is null));
alter table orders add column terms_version text;

comment on column users.terms_version is 'The version of the terms that the person accepted last. Null for accounts from before them.';
comment on column orders.terms_version is 'The version of the terms that the family accepted by sending the order.';

-- migrate:down

alter table users drop column terms_version, drop column terms_accepted_at;
alter table orders drop column terms_version;
