-- Where families pay a ranch online.

-- migrate:up

alter table ranchers add column payment_link text;

comment on column ranchers.payment_link is 'The address at which families pay the ranch, at a service of its own.';

-- migrate:down

alter table ranchers drop column payment_link;
