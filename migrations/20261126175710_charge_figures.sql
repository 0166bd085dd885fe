-- Which commissions are still open, and since when.

-- migrate:up

-- Nobody writes between the look at the past and the triggers.
lock table orders, ranchers, commission_transactions in share row exclusive mode;

create table open_charges (
  order_id integer primary key, rancher_id integer not null, charged_at timestamptz not null, rest bigint not null
);
create table charge_figures (hour integer primary key, amount bigint not null, charges bigint not null);
create table stale_ranches (id bigint generated always as identity primary key, rancher_id integer not null);

create function open_charges_of(ranches integer[]) returns setof open_charges language sql stable as $$
    select order_id, rancher_id, created_at, rest
    from (
      select order_id, rancher_id, created_at,
        least(amount, current_balance - coalesce(sum(amount) over younger, 0))::bigint as rest
      from (
        select t.id, t.order_id, o.rancher_id, t.created_at, r.current_balance, t.amount + coalesce(
          (select sum(amount) from commission_transactions a where a.order_id = t.order_id and a.type = 'ADJUSTMENT'), 0) as amount
        from orders o
        join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
        join ranchers r on r.id = o.rancher_id
        where o.rancher_id = any(ranches) and o.status = 'FULFILLED' and not o.commission_paid
      ) charge
      window younger as (partition by rancher_id order by id desc rows between unbounded preceding and 1 preceding)
    ) charge
    where rest > 0
  $$;

insert into open_charges select charge.*
  from (select array_agg(id) as ids from ranchers group by id / 1000) part, open_charges_of(ids) charge;
create index open_charges_by_moment on open_charges (charged_at);
create index open_charges_of_ranch on open_charges (rancher_id);

create function tell_charges() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'ranchers' then
      insert into stale_ranches (rancher_id) values (new.id);
    else
      insert into stale_ranches (rancher_id) values (new.rancher_id);
    end if;
    return null;
  end $$;
create trigger ranchers_charges after update on ranchers for each row
  when (old.current_balance is distinct from new.current_balance) execute function tell_charges();
create trigger orders_charges after update on orders for each row
  when (row(old.status = 'FULFILLED', old.commission_paid) is distinct from row(new.status = 'FULFILLED', new.commission_paid))
  execute function tell_charges();
create trigger commission_charges after insert on commission_transactions for each row
  when (new.type = 'CHARGE') execute function tell_charges();

insert into charge_figures as kept (hour, amount, charges)
  select floor(extract(epoch from charged_at) / 3600)::integer, sum(amount), sum(charges) from (select charged_at, 1 * rest as amount, 1 as charges from open_charges) changed group by 1
  on conflict (hour) do update set amount = kept.amount + excluded.amount, charges = kept.charges + excluded.charges;

create function fold_charges() returns integer language plpgsql as $$
    declare folded integer;
    begin
      if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
      
  with taken as (
    delete from stale_ranches where id = any(array(select id from stale_ranches order by id limit 1000)) returning *
  ), stale as (select array_agg(distinct rancher_id) as ids from taken
  ), before as (select open_charges.* from stale, open_charges where rancher_id = any(ids)
  ), now as (select charge.* from stale, open_charges_of(ids) charge
  ), gone as (
    delete from open_charges where order_id in (select order_id from before)
      and order_id not in (select order_id from now)
  ), written as (
    insert into open_charges select * from now on conflict (order_id) do update set
      rancher_id = excluded.rancher_id, charged_at = excluded.charged_at, rest = excluded.rest
  ), summed as (
  insert into charge_figures as kept (hour, amount, charges)
    select floor(extract(epoch from charged_at) / 3600)::integer, sum(amount), sum(charges) from (select charged_at, -1 * rest as amount, -1 as charges from before union all select charged_at, 1 * rest as amount, 1 as charges from now) changed group by 1
    on conflict (hour) do update set amount = kept.amount + excluded.amount, charges = kept.charges + excluded.charges)
  select count(*) into folded from taken;
      return folded;
    end $$;

comment on table open_charges is 'What payments do not cover yet of each charge.';

comment on table charge_figures is 'Sums of open_charges by the hour of the charge.';
comment on table stale_ranches is 'Ranches whose charges or balance may have changed since they were last summed up.';
comment on function open_charges_of is 'The open charges of ranches as they are now. Payments settle the oldest charges first, so a ranch owes its newest charges, up to its balance.';
comment on function tell_charges is 'Lists ranches whose open charges may have changed.';
comment on function fold_charges is 'Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.';

-- migrate:down

drop trigger ranchers_charges on ranchers;
drop trigger orders_charges on orders;
drop trigger commission_charges on commission_transactions;
drop function fold_charges, open_charges_of, tell_charges;
drop table open_charges, charge_figures, stale_ranches;
