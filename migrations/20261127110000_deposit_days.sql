-- A deposit is due some days after the order, which its ranch decides.

-- migrate:up

alter table ranchers add column deposit_days integer not null default 7 check (deposit_days between 1 and 60);

comment on column ranchers.deposit_days is 'Within how many days after an order its deposit is due.';

-- migrate:down

alter table ranchers drop column deposit_days;
