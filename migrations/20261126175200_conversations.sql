-- Messages between families and ranches.

-- migrate:up

create table conversations (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers on delete cascade,
  customer_id integer not null references users on delete cascade,
  order_id integer unique references orders on delete cascade,
  created_at timestamptz not null default now(),
  last_message_id integer,
  last_message_at timestamptz,
  customer_unread integer not null default 0,
  ranch_unread integer not null default 0,
  customer_wrote boolean not null default false,
  ranch_wrote boolean not null default false,
  customer_mailed_at timestamptz,
  ranch_mailed_at timestamptz
);
create unique index conversations_before_order on conversations (rancher_id, customer_id) where order_id is null;
create index conversations_of_ranch on conversations (rancher_id, last_message_at desc, id desc);
create index conversations_of_customer on conversations (customer_id, last_message_at desc, id desc);
create index conversations_unread_by_ranch on conversations (rancher_id) where ranch_unread > 0;
create index conversations_unread_by_customer on conversations (customer_id) where customer_unread > 0;
create index conversations_latest on conversations (last_message_at desc, id desc) where last_message_at is not null;

create table messages (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversations on delete cascade,
  side text not null check (side in ('CUSTOMER', 'RANCH')),
  sender_id integer references users on delete set null,
  text text not null,
  sent_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz,
  idempotency_key text,
  unique (conversation_id, sender_id, idempotency_key)
);
create index messages_of_conversation on messages (conversation_id, id);
create index messages_unseen on messages (conversation_id, side, id) where seen_at is null;

create table message_photos (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversations on delete cascade,
  sender_id integer references users on delete set null,
  message_id integer references messages on delete cascade,
  hash text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  place smallint not null default 0,
  created_at timestamptz not null default now()
);
create index message_photos_of_message on message_photos (message_id, place) where message_id is not null;
create index message_photos_unsent on message_photos (created_at) where message_id is null;

create table conversation_blocks (
  rancher_id integer not null references ranchers on delete cascade,
  customer_id integer not null references users on delete cascade,
  side text not null check (side in ('CUSTOMER', 'RANCH')),
  created_at timestamptz not null default now(),
  primary key (rancher_id, customer_id, side)
);

create table message_reports (
  id integer generated always as identity primary key,
  message_id integer not null references messages on delete cascade,
  reporter_id integer references users on delete set null,
  reason text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (message_id, reporter_id)
);
create index message_reports_open on message_reports (created_at, id) where closed_at is null;

create function keep_conversations() returns trigger language plpgsql as $$
    begin
      update conversations c set
        last_message_id = last.id,
        last_message_at = last.sent_at,
        customer_wrote = exists (select from messages where conversation_id = c.id and side = 'CUSTOMER'),
        ranch_wrote = exists (select from messages where conversation_id = c.id and side = 'RANCH'),
        customer_unread = unseen.of_ranch,
        ranch_unread = unseen.of_customer,
        customer_mailed_at = case when unseen.of_ranch > 0 then c.customer_mailed_at end,
        ranch_mailed_at = case when unseen.of_customer > 0 then c.ranch_mailed_at end
      from (select distinct conversation_id as id from changed) touched,
        lateral (select id, sent_at from messages where conversation_id = touched.id order by id desc limit 1) last,
        lateral (
          select count(*) filter (where side = 'RANCH') as of_ranch, count(*) filter (where side = 'CUSTOMER') as of_customer
          from messages where conversation_id = touched.id and seen_at is null
        ) unseen
      where c.id = touched.id;
      perform pg_notify('conversations', concat_ws(' ', rancher_id, customer_id, id)) from conversations
        where id in (select conversation_id from changed);
      return null;
    end $$;
create trigger messages_written after insert on messages
  referencing new table as changed for each statement execute function keep_conversations();
create trigger messages_seen after update on messages
  referencing new table as changed for each statement execute function keep_conversations();

create function open_conversations() returns trigger language plpgsql as $$
    begin
      update conversations c set order_id = first.id
      from (
        select distinct on (rancher_id, customer_id) id, rancher_id, customer_id from placed
        order by rancher_id, customer_id, id
      ) first
      where c.rancher_id = first.rancher_id and c.customer_id = first.customer_id and c.order_id is null;
      insert into conversations (rancher_id, customer_id, order_id, created_at)
      select rancher_id, customer_id, id, created_at from placed
      on conflict (order_id) do nothing;
      return null;
    end $$;
create trigger orders_open_conversations after insert on orders
  referencing new table as placed for each statement execute function open_conversations();

create function tell_message_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, conversation_id, message_id, amount, created_at)
      select 'MESSAGE_SENT', c.rancher_id, c.order_id, c.id, new.id, 0, new.sent_at
      from conversations c where c.id = new.conversation_id;
      return null;
    end $$;
create trigger messages_tell after insert on messages for each row execute function tell_message_event();

comment on table conversations is 'Conversations of a family and a ranch: one an order, and one before an order.';

comment on column conversations.order_id is 'Null: a question before an order. The next order of the same family and ranch takes the conversation over.';
comment on column conversations.last_message_id is 'What follows is kept by the trigger on messages.';
comment on column conversations.customer_mailed_at is 'When a side was mailed that messages wait. Null once it has read them all.';
comment on table messages is 'Messages of conversations.';
comment on column messages.sender_id is 'Null if the account was deleted.';
comment on table message_photos is 'Photos of messages. One without a message was uploaded and not sent yet.';
comment on column message_photos.hash is 'Random, and a part of its address.';
comment on table conversation_blocks is 'A side that wants no more messages from the other one, in any of their conversations.';
comment on table message_reports is 'Messages that people reported to admins.';
comment on function keep_conversations is 'Whatever writes a message or marks one as seen, the counts agree and both sides hear of it.';
comment on function open_conversations is 'Each order has its conversation. A question that the family asked the ranch before becomes that of its first order.';
comment on function tell_message_event is 'Tells a message as an event.';

-- migrate:down

drop trigger orders_open_conversations on orders;
drop table message_reports, conversation_blocks, message_photos, messages, conversations;
drop function keep_conversations, open_conversations, tell_message_event;
