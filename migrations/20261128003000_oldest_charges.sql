-- Ranches with overdue charges are found by an index on the oldest open charge of each.

-- migrate:up

alter table open_charges add column is_oldest boolean not null default false;
update open_charges set is_oldest = true where order_id in (
  select distinct on (rancher_id) order_id from open_charges order by rancher_id, charged_at, order_id);
create index open_charges_oldest on open_charges (charged_at, rancher_id) where is_oldest;
create index ranchers_nowhere on ranchers (id) where latitude is null or longitude is null;

create or replace function open_charges_of(ranches integer[]) returns setof open_charges language sql stable as $$
    select order_id, rancher_id, created_at, rest, row_number() over (partition by rancher_id order by created_at, order_id) = 1
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
create or replace function fold_charges() returns integer language plpgsql as $$
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
      rancher_id = excluded.rancher_id, charged_at = excluded.charged_at, rest = excluded.rest, is_oldest = excluded.is_oldest
  ), summed as (
  insert into charge_figures as kept (hour, amount, charges)
    select floor(extract(epoch from charged_at) / 3600)::integer, sum(amount), sum(charges) from (select charged_at, -1 * rest as amount, -1 as charges from before union all select charged_at, 1 * rest as amount, 1 as charges from now) changed group by 1
    on conflict (hour) do update set amount = kept.amount + excluded.amount, charges = kept.charges + excluded.charges)
  select count(*) into folded from taken;
      return folded;
    end $$;
comment on column open_charges.is_oldest is 'Whether the ranch has no older open charge.';

-- migrate:down

drop index ranchers_nowhere;
alter table open_charges drop column is_oldest;
create or replace function open_charges_of(ranches integer[]) returns setof open_charges language sql stable as $$
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
create or replace function fold_charges() returns integer language plpgsql as $$
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