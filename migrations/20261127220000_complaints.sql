-- What families and ranches say is wrong with their orders.

-- migrate:up

create table complaints (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  side text not null check (side in ('CUSTOMER', 'RANCH')),
  kind text not null
    check (kind in ('NOT_AS_AGREED', 'WEIGHT', 'PACKAGING', 'SPOILED', 'NO_SHOW', 'LATE', 'UNPAID', 'MANNERS')),
  state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'AGREED', 'DECIDED', 'CLOSED')),
  waits_for text check (waits_for in ('CUSTOMER', 'RANCH', 'PLATFORM')),
  waiting_since timestamptz not null default now(),
  due_at timestamptz,
  reminded_at timestamptz,
  remedy text check (remedy in ('PART_BACK', 'REPLACEMENT', 'NOTHING')),
  amount integer check (amount > 0),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((state = 'CLOSED') = (waits_for is null)),
  check (due_at is null or waits_for in ('CUSTOMER', 'RANCH')),
  check (state not in ('AGREED', 'DECIDED') or remedy is not null),
  check (state not in ('OPEN', 'ANSWERED') or remedy is null),
  check ((remedy is not distinct from 'PART_BACK') = (amount is not null))
);
create unique index complaints_open_once on complaints (order_id, side, kind) where state <> 'CLOSED';
create index complaints_of_order on complaints (order_id, id);
create index complaints_waiting on complaints (waiting_since, id) where state <> 'CLOSED';
create index complaints_due on complaints (due_at) where due_at is not null;

create table complaint_entries (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaints,
  side text not null check (side in ('CUSTOMER', 'RANCH', 'PLATFORM')),
  author_id integer references users on delete set null,
  step text not null check (step in ('OPEN', 'ANSWER', 'ACCEPT', 'DECIDE', 'CLOSE', 'ESCALATE')),
  text text not null default '',
  remedy text check (remedy in ('PART_BACK', 'REPLACEMENT', 'NOTHING')),
  amount integer check (amount > 0),
  created_at timestamptz not null default clock_timestamp(),
  check ((remedy is not distinct from 'PART_BACK') = (amount is not null))
);
create index complaint_entries_of_complaint on complaint_entries (complaint_id, id);
create index complaint_entries_of_author on complaint_entries (author_id) where author_id is not null;

alter table message_photos
  add column entry_id integer references complaint_entries,
  add constraint message_photos_shown_once check (message_id is null or entry_id is null);
create index message_photos_of_entry on message_photos (entry_id, place) where entry_id is not null;
drop index message_photos_unsent;
create index message_photos_unsent on message_photos (created_at) where message_id is null and entry_id is null;

alter table order_payments
  add column complaint_id integer references complaints,
  add constraint order_payments_complaint_refund check (complaint_id is null or kind = 'REFUND');
create index order_payments_of_complaint on order_payments (complaint_id) where complaint_id is not null;

comment on table complaints is 'What a family or a ranch says is wrong with an order. An open one holds the commission of its order back from being overdue.';

comment on column complaints.side is 'Who said it.';
comment on column complaints.waits_for is 'Who acts next. Null once it is closed.';
comment on column complaints.due_at is 'When it goes to the platform team, if that side stays silent.';
comment on column complaints.remedy is 'What was agreed or decided to make it right. Nothing moves money by itself.';
comment on table complaint_entries is 'Each step of a complaint, with what was said. A remedy is a proposal, or what was agreed or decided.';
comment on column complaint_entries.author_id is 'Null if the account was deleted, and for steps that nobody took.';
comment on column message_photos.entry_id is 'The step of a complaint that shows it, in place of a message.';
comment on column order_payments.complaint_id is 'The complaint that this money makes right.';

-- migrate:down

alter table order_payments drop column complaint_id;
alter table message_photos drop column entry_id;
create index message_photos_unsent on message_photos (created_at) where message_id is null;
drop table complaint_entries, complaints;
