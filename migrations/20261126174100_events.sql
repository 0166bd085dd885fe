-- What happened at ranches, in order, for streams, webhooks and partners.

-- migrate:up

create table events (
  id bigint generated always as identity primary key,
  position bigint unique,
  type text not null check (type ~ '^[A-Z]+(_[A-Z]+)*$'),
  rancher_id integer not null,
  order_id integer,
  status text,
  amount integer not null,
  transaction_id integer,
  created_at timestamptz not null default now(),
  animal_id integer,
  claim_id integer,
  review_id integer,
  conversation_id integer,
  message_id integer
);
create index events_not_in_line on events (id) where position is null;
create index events_of_ranch on events (rancher_id, position);
create index events_of_type on events (type, position);

comment on table events is 'What happened. No foreign keys: it is told also when what it was about is gone.';

comment on column events.position is 'Its place among all events, without a gap. Null until a reader puts it in line: ids are given before the transactions end, so that by id alone a smaller one could appear behind a larger one that was read already.';
comment on column events.rancher_id is 'No foreign keys: what happened is told also when what it was about is gone.';

-- migrate:down

drop table events;
