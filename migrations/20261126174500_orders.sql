-- Orders with their items and their history.

-- migrate:up

create table orders (
  id integer generated always as identity primary key,
  customer_id integer not null references users,
  rancher_id integer not null references ranchers,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null default '',
  customer_zip text not null,
  order_type text not null check (order_type in ('QUARTER_COW', 'HALF_COW', 'WHOLE_COW', 'SELECT_CUTS', 'BEEF_BOX', 'OTHER')),
  shipping_method text not null check (shipping_method in ('LOCAL_PICKUP', 'LOCAL_DELIVERY', 'SHIPPING')),
  shipping_fee integer not null check (shipping_fee >= 0),
  shipping_address text,
  status text not null default 'PENDING' check (status in ('PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED', 'CANCELED')),
  amount integer not null check (amount >= 0),
  commission_rate numeric(4, 1) not null check (commission_rate between 0 and 100),
  commission_amount integer not null check (commission_amount >= 0),
  commission_paid boolean not null default false,
  notes text not null default '',
  archived_at timestamptz,
  idempotency_key text,
  request_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  customer_sort_name text not null generated always as (lower(customer_name)) stored,
  private_notes text,
  handover_day text check (handover_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  settled_total integer check (settled_total >= 0),
  received integer not null default 0,
  owed_since timestamptz,
  reminded_at timestamptz,
  charges jsonb not null default '[]',
  owes integer not null generated always as (
    case when status = 'CANCELED' or owed_since is null then 0
      else greatest(coalesce(settled_total, amount + shipping_fee) - received, 0) end
  ) stored,
  kept integer not null default 0 check (kept >= 0)
);
create unique index orders_idempotency_key on orders (customer_id, idempotency_key) where idempotency_key is not null;
create index orders_of_customer on orders (customer_id, created_at desc, id desc);
create index orders_of_ranch on orders (rancher_id, created_at desc, id desc);
create index orders_newest on orders (created_at desc, id desc);
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_of_ranch_by_update on orders (rancher_id, updated_at desc, id desc);
create index orders_of_ranch_by_amount on orders (rancher_id, amount desc, id desc);
create index orders_of_ranch_by_customer on orders (rancher_id, customer_sort_name, id);
create index orders_owing_commission on orders (rancher_id) where status = 'FULFILLED' and not commission_paid;
create index orders_by_amount on orders (amount, id);
create index orders_by_update on orders (updated_at, id);
create index orders_phone_search on orders using gin ((regexp_replace(customer_phone, '[^0-9]', '', 'g')) gin_trgm_ops);
create index orders_by_zip on orders ((left(customer_zip, 5)));
create index orders_of_customer_by_update on orders (customer_id, updated_at desc, id desc);
create index orders_that_owe on orders (rancher_id, owed_since, id) where owes > 0;
create index orders_fulfilled_of_customer on orders (customer_id, rancher_id, created_at) where status = 'FULFILLED';
create index orders_search on orders using gin (search_form(lower(customer_name || ' ' || customer_email)) gin_trgm_ops);

create table order_items (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  product_id integer,
  variant_id integer,
  type text not null check (type in ('QUARTER_COW', 'HALF_COW', 'WHOLE_COW', 'BEEF_BOX', 'SELECT_CUT', 'OTHER')),
  name text not null,
  variant_name text,
  quantity integer not null check (quantity between 1 and 999),
  price integer not null check (price > 0),
  weight numeric(7, 1),
  size text,
  image_url text,
  basis text check (basis in ('HANGING', 'PACKAGED')),
  price_per_pound integer,
  settled_tenths integer
);
create index order_items_of_order on order_items (order_id, id);

create table order_status_updates (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  status text not null,
  notes text not null default '',
  created_at timestamptz not null default now(),
  moved_by text check (moved_by in ('CUSTOMER', 'RANCH', 'PLATFORM')),
  mover_id integer references users on delete set null
);
create index order_status_updates_of_order on order_status_updates (order_id, id);
create index order_status_updates_fulfilled on order_status_updates (created_at) where status = 'FULFILLED';
create index order_status_updates_mover on order_status_updates (mover_id) where mover_id is not null;

create table reorder_reminders (
  order_id integer primary key references orders on delete cascade,
  remind_at timestamptz not null
);
create index reorder_reminders_due on reorder_reminders (remind_at);

create function refuse_move_without_history() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from order_status_updates u where u.order_id = new.id and u.status = new.status and not exists (
          select from order_status_updates later
          where later.order_id = new.id and later.status = old.status and later.id > u.id)
      ) then
        raise exception 'order % moved from % to % without a row of its history', new.id, old.status, new.status
          using errcode = 'check_violation';
      end if;
      return null;
    end $$;
create constraint trigger orders_keep_history after update of status on orders
  deferrable initially deferred for each row when (old.status is distinct from new.status)
  execute function refuse_move_without_history();

create function tell_order_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, status, amount, transaction_id, created_at)
        select case when u.status = 'PENDING' then 'ORDER_PLACED' else 'ORDER_STATUS_CHANGED' end as type, o.rancher_id,
          o.id as order_id, u.status, o.amount, null::integer as transaction_id, u.created_at
        from (select new.*) as u join orders o on o.id = u.order_id;
      return null;
    end $$;
create trigger order_status_updates_tell after insert on order_status_updates for each row execute function tell_order_event();

comment on table orders is 'Orders of families at ranches. Amounts are cents.';

comment on column orders.customer_name is 'The contact as given with the order, which may differ from the account and outlives its changes.';
comment on column orders.amount is 'Of the goods, without shipping.';
comment on column orders.commission_rate is 'The rate at the moment of ordering, so that a later change of rate leaves the order alone.';
comment on column orders.request_hash is 'Of the request that the key came with: the same key with another request is refused.';
comment on column orders.private_notes is 'What only the ranch and admins read.';
comment on column orders.handover_day is 'The day of pickup or delivery, as YYYY-MM-DD.';
comment on column orders.settled_total is 'The total of the last revision.';
comment on column orders.received is 'What the ranch got less what it gave back. The trigger of order_payments keeps it.';
comment on column orders.owed_since is 'Since when something is due. Null until then.';
comment on column orders.reminded_at is 'When the family was last reminded of what it owes.';
comment on column orders.charges is 'The charges and discounts that the next revision has.';
comment on column orders.owes is 'What the family still owes the ranch.';
comment on column orders.kept is 'What the ranch keeps of what it received for a canceled order. The trigger of order_payments keeps it.';
comment on index orders_idempotency_key is 'Fifty sends with one key must store one order, whichever server they reach.';
comment on table order_items is 'What was ordered, as it was then.';
comment on column order_items.product_id is 'A snapshot: the product may be changed or deleted later, so these are no foreign keys.';
comment on column order_items.basis is 'The weight that the price goes by. Null for a flat price.';
comment on column order_items.settled_tenths is 'The weight that it was settled by, in tenths of a pound.';
comment on table order_status_updates is 'The history of orders.';
comment on column order_status_updates.moved_by is 'Which side moved an order; null where nobody can tell any more.';
comment on column order_status_updates.mover_id is 'Who of the ranch moved an order. The ranch itself and admins read it.';
comment on table reorder_reminders is 'The orders that a family wants to be reminded of. A row goes when its mail is queued, so none is mailed twice.';
comment on function refuse_move_without_history is 'A status that moves has its row of history by the end of the transaction, whichever of the two is written first.';
comment on function tell_order_event is 'Tells what the history of an order says as an event.';

-- migrate:down

drop table reorder_reminders, order_status_updates, order_items, orders;
drop function refuse_move_without_history, tell_order_event;
