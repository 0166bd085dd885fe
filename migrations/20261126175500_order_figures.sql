-- Figures of orders, the ledger and new customers, by blocks of hours. Those of the past are summed up at once, so that they can
-- be dropped and made again.

-- migrate:up

-- Nobody writes between the look at the past and the triggers.
lock table orders, users, commission_transactions in share row exclusive mode;

create table order_figures (
  hours integer, block integer, status text, order_type text, orders bigint not null, amount bigint not null,
  primary key (hours, block, status, order_type)
);
create table ranch_figures (
  hours integer, block integer, rancher_id integer, orders bigint not null, gross bigint not null,
  primary key (hours, block, rancher_id)
);
create table hour_figures (
  hour integer primary key, orders bigint not null, gross bigint not null, charged bigint not null, paid bigint not null,
  customers bigint not null
);
create table figure_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  rancher_id integer,
  status text,
  order_type text,
  orders integer not null,
  amount bigint not null,
  charged bigint not null,
  paid bigint not null,
  customers integer not null
);

insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers)
select created_at, rancher_id, status, order_type, 1 as orders, 1 * amount::bigint as amount,
  0::bigint as charged, 0::bigint as paid, 0 as customers from orders;
insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers)
select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, 1 from users where user_type = 'CUSTOMER';
insert into figure_changes (created_at, orders, amount, charged, paid, customers)
select created_at, 0, 0, case when type in ('CHARGE', 'ADJUSTMENT') then amount::bigint else 0 end,
  case type when 'PAYMENT' then amount::bigint else 0 end, 0
from commission_transactions where type in ('CHARGE', 'ADJUSTMENT', 'PAYMENT');

with counted as (delete from figure_changes returning *), by_kind as (
  insert into order_figures as kept (hours, block, status, order_type, orders, amount)
    select hours, floor(extract(epoch from created_at) / 3600 / hours)::integer, status, order_type, sum(orders), sum(amount)
    from counted cross join unnest(array[64, 256, 1024, 4096]) as hours where status is not null group by 1, 2, 3, 4
    on conflict (hours, block, status, order_type)
    do update set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount
), by_ranch as (
  insert into ranch_figures as kept (hours, block, rancher_id, orders, gross)
    select hours, floor(extract(epoch from created_at) / 3600 / hours)::integer, rancher_id, sum(orders), sum(amount)
    from counted cross join unnest(array[64, 256, 1024, 4096]) as hours where status <> 'CANCELED' group by 1, 2, 3
    on conflict (hours, block, rancher_id)
    do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross
), by_hour as (
  insert into hour_figures as kept (hour, orders, gross, charged, paid, customers)
    select floor(extract(epoch from created_at) / 3600)::integer, coalesce(sum(orders) filter (where status <> 'CANCELED'), 0),
      coalesce(sum(amount) filter (where status <> 'CANCELED'), 0), sum(charged), sum(paid), sum(customers)
    from counted group by 1
    on conflict (hour) do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross,
      charged = kept.charged + excluded.charged, paid = kept.paid + excluded.paid,
      customers = kept.customers + excluded.customers
)
select count(*) from counted;

create function fold_figures() returns integer language plpgsql as $$
    declare folded integer;
    begin
      if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
      
  with counted as (
  delete from figure_changes where id = any(array(select id from figure_changes order by id limit 10000)) returning *), by_kind as (
    insert into order_figures as kept (hours, block, status, order_type, orders, amount)
      select hours, floor(extract(epoch from created_at) / 3600 / hours)::integer, status, order_type, sum(orders), sum(amount)
      from counted cross join unnest(array[64, 256, 1024, 4096]) as hours where status is not null group by 1, 2, 3, 4
      on conflict (hours, block, status, order_type)
      do update set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount
  ), by_ranch as (
    insert into ranch_figures as kept (hours, block, rancher_id, orders, gross)
      select hours, floor(extract(epoch from created_at) / 3600 / hours)::integer, rancher_id, sum(orders), sum(amount)
      from counted cross join unnest(array[64, 256, 1024, 4096]) as hours where status <> 'CANCELED' group by 1, 2, 3
      on conflict (hours, block, rancher_id)
      do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross
  ), by_hour as (
    insert into hour_figures as kept (hour, orders, gross, charged, paid, customers)
      select floor(extract(epoch from created_at) / 3600)::integer, coalesce(sum(orders) filter (where status <> 'CANCELED'), 0),
        coalesce(sum(amount) filter (where status <> 'CANCELED'), 0), sum(charged), sum(paid), sum(customers)
      from counted group by 1
      on conflict (hour) do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross,
        charged = kept.charged + excluded.charged, paid = kept.paid + excluded.paid,
        customers = kept.customers + excluded.customers
  )
  select count(*) from counted into folded;
      return folded;
    end $$;

create function tell_figures_of_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
    select created_at, rancher_id, status, order_type, 1 as orders, 1 * amount::bigint as amount,
      0::bigint as charged, 0::bigint as paid, 0 as customers from new_rows;
      elsif tg_op = 'DELETE' then
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
    select created_at, rancher_id, status, order_type, -1 as orders, -1 * amount::bigint as amount,
      0::bigint as charged, 0::bigint as paid, 0 as customers from old_rows;
      else
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
    select created_at, rancher_id, status, order_type, 1 as orders, 1 * amount::bigint as amount,
      0::bigint as charged, 0::bigint as paid, 0 as customers from (select one.* from new_rows one join old_rows other using (id)
      where row(one.created_at, one.rancher_id, one.status, one.order_type, one.amount) is distinct from row(other.created_at, other.rancher_id, other.status, other.order_type, other.amount)) as changed
          union all 
    select created_at, rancher_id, status, order_type, -1 as orders, -1 * amount::bigint as amount,
      0::bigint as charged, 0::bigint as paid, 0 as customers from (select one.* from old_rows one join new_rows other using (id)
      where row(one.created_at, one.rancher_id, one.status, one.order_type, one.amount) is distinct from row(other.created_at, other.rancher_id, other.status, other.order_type, other.amount)) as changed;
      end if;
      return null;
    end $$;

create trigger orders_figures_insert after insert on orders
  referencing new table as new_rows for each statement execute function tell_figures_of_orders();
create trigger orders_figures_delete after delete on orders
  referencing old table as old_rows for each statement execute function tell_figures_of_orders();
create trigger orders_figures_update after update on orders referencing old table as old_rows new table as new_rows
  for each statement execute function tell_figures_of_orders();

create function tell_figures_of_users() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
    select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, 1 from new_rows where user_type = 'CUSTOMER';
      elsif tg_op = 'DELETE' then
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
    select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, -1 from old_rows where user_type = 'CUSTOMER';
      else
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
    select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, 1 from (select one.* from new_rows one join old_rows other using (id)
      where row(one.created_at, one.user_type) is distinct from row(other.created_at, other.user_type)) as changed where user_type = 'CUSTOMER'
          union all 
    select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, -1 from (select one.* from old_rows one join new_rows other using (id)
      where row(one.created_at, one.user_type) is distinct from row(other.created_at, other.user_type)) as changed where user_type = 'CUSTOMER';
      end if;
      return null;
    end $$;

create trigger users_figures_insert after insert on users
  referencing new table as new_rows for each statement execute function tell_figures_of_users();
create trigger users_figures_delete after delete on users
  referencing old table as old_rows for each statement execute function tell_figures_of_users();
create trigger users_figures_update after update on users referencing old table as old_rows new table as new_rows
  for each statement execute function tell_figures_of_users();

create function tell_figures_of_commission_transactions() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then insert into figure_changes (created_at, orders, amount, charged, paid, customers) 
    select created_at, 0, 0, case when type in ('CHARGE', 'ADJUSTMENT') then amount::bigint else 0 end,
      case type when 'PAYMENT' then amount::bigint else 0 end, 0
    from new_rows where type in ('CHARGE', 'ADJUSTMENT', 'PAYMENT'); end if;
      if tg_op <> 'INSERT' then insert into figure_changes (created_at, orders, amount, charged, paid, customers) 
    select created_at, 0, 0, case when type in ('CHARGE', 'ADJUSTMENT') then -amount::bigint else 0 end,
      case type when 'PAYMENT' then -amount::bigint else 0 end, 0
    from old_rows where type in ('CHARGE', 'ADJUSTMENT', 'PAYMENT'); end if;
      return null;
    end $$;

create trigger commission_transactions_figures_insert after insert on commission_transactions
  referencing new table as new_rows for each statement execute function tell_figures_of_commission_transactions();
create trigger commission_transactions_figures_delete after delete on commission_transactions
  referencing old table as old_rows for each statement execute function tell_figures_of_commission_transactions();
create trigger commission_transactions_figures_update after update on commission_transactions referencing old table as old_rows new table as new_rows
  for each statement execute function tell_figures_of_commission_transactions();

comment on table order_figures is 'Orders by the hours that a block has and its place since 1970.';

comment on table ranch_figures is 'Orders that a ranch got and kept, by blocks.';
comment on table hour_figures is 'Figures by the hour since 1970, so that months of every whole-hour zone are made of whole rows.';
comment on table figure_changes is 'What has changed since the figures were last summed up, written with the fact: nobody waits for a shared sum.';
comment on function fold_figures is 'Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.';
comment on function tell_figures_of_orders is 'Tells what a statement changed of the figures of orders.';
comment on function tell_figures_of_users is 'Tells how many customers a statement added or took away.';
comment on function tell_figures_of_commission_transactions is 'Tells what a statement charged, with adjustments, and paid.';

-- migrate:down

drop trigger orders_figures_insert on orders;
drop trigger orders_figures_delete on orders;
drop trigger orders_figures_update on orders;
drop function tell_figures_of_orders;
drop trigger users_figures_insert on users;
drop trigger users_figures_delete on users;
drop trigger users_figures_update on users;
drop function tell_figures_of_users;
drop trigger commission_transactions_figures_insert on commission_transactions;
drop trigger commission_transactions_figures_delete on commission_transactions;
drop trigger commission_transactions_figures_update on commission_transactions;
drop function tell_figures_of_commission_transactions;
drop function fold_figures; drop table figure_changes, hour_figures, ranch_figures, order_figures;
