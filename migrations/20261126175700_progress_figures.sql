-- How many of the customers who registered in an hour have ordered since, got their order, and ordered again.

-- migrate:up

-- Nobody writes between the look at the past and the triggers.
lock table orders, users in share row exclusive mode;

create table customer_progress (
  customer_id integer primary key, registered_at timestamptz not null,
  ordered integer not null, fulfilled integer not null, ordered_again integer not null
);
create table progress_figures (
  hour integer primary key, ordered bigint not null, fulfilled bigint not null, ordered_again bigint not null
);
create table stale_customers (id bigint generated always as identity primary key, customer_id integer not null);

create function progress_of(customers integer[]) returns setof customer_progress language sql stable as $$
    select u.id, u.created_at, 1, least(count(*) filter (where o.status = 'FULFILLED'), 1)::integer,
      (count(*) > 1)::integer
    from users u join orders o on o.customer_id = u.id
    where u.id = any(customers) and u.user_type = 'CUSTOMER' group by u.id
  $$;

insert into customer_progress select progress.*
  from (select array_agg(id) as ids from users where user_type = 'CUSTOMER' group by id / 10000) part, progress_of(ids) progress;

create index customer_progress_by_moment on customer_progress (registered_at);

create function tell_progress() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'users' then
      insert into stale_customers (customer_id) values (old.id);
    else
      if tg_op <> 'DELETE' then insert into stale_customers (customer_id) values (new.customer_id); end if;
      if tg_op <> 'INSERT' then insert into stale_customers (customer_id) values (old.customer_id); end if;
    end if;
    return null;
  end $$;
create trigger orders_progress after insert or delete on orders for each row execute function tell_progress();
create trigger orders_progress_update after update on orders for each row
  when (row(old.customer_id, old.status = 'FULFILLED') is distinct from row(new.customer_id, new.status = 'FULFILLED'))
  execute function tell_progress();
create trigger users_progress_update after update on users for each row
  when (row(old.created_at, old.user_type) is distinct from row(new.created_at, new.user_type))
  execute function tell_progress();
create trigger users_progress_delete after delete on users for each row execute function tell_progress();

insert into progress_figures as kept (hour, ordered, fulfilled, ordered_again)
  select floor(extract(epoch from registered_at) / 3600)::integer, sum(ordered), sum(fulfilled), sum(ordered_again) from (select registered_at, 1 * ordered as ordered, 1 * fulfilled as fulfilled,
  1 * ordered_again as ordered_again from customer_progress) changed group by 1
  on conflict (hour) do update set ordered = kept.ordered + excluded.ordered,
    fulfilled = kept.fulfilled + excluded.fulfilled, ordered_again = kept.ordered_again + excluded.ordered_again;

create function fold_progress() returns integer language plpgsql as $$
    declare folded integer;
    begin
      if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
      
  with taken as (
    delete from stale_customers where id = any(array(select id from stale_customers order by id limit 5000)) returning *
  ), stale as (select array_agg(distinct customer_id) as ids from taken
  ), before as (select customer_progress.* from stale, customer_progress where customer_id = any(ids)
  ), now as (select progress.* from stale, progress_of(ids) progress
  ), gone as (
    delete from customer_progress where customer_id in (select customer_id from before)
      and customer_id not in (select customer_id from now)
  ), written as (
    insert into customer_progress select * from now on conflict (customer_id) do update set
      registered_at = excluded.registered_at, ordered = excluded.ordered, fulfilled = excluded.fulfilled,
      ordered_again = excluded.ordered_again
  ), summed as (
  insert into progress_figures as kept (hour, ordered, fulfilled, ordered_again)
    select floor(extract(epoch from registered_at) / 3600)::integer, sum(ordered), sum(fulfilled), sum(ordered_again) from (select registered_at, -1 * ordered as ordered, -1 * fulfilled as fulfilled,
    -1 * ordered_again as ordered_again from before union all select registered_at, 1 * ordered as ordered, 1 * fulfilled as fulfilled,
    1 * ordered_again as ordered_again from now) changed group by 1
    on conflict (hour) do update set ordered = kept.ordered + excluded.ordered,
      fulfilled = kept.fulfilled + excluded.fulfilled, ordered_again = kept.ordered_again + excluded.ordered_again)
  select count(*) into folded from taken;
      return folded;
    end $$;

comment on table customer_progress is 'Customers who ordered, with 1 for what they did and 0 for what they did not do.';

comment on table progress_figures is 'Sums of customer_progress by the hour of registration.';
comment on table stale_customers is 'Customers whose progress may have changed since it was last summed up.';
comment on function progress_of is 'The progress of customers as it is now.';
comment on function tell_progress is 'Lists customers whose progress may have changed.';
comment on function fold_progress is 'Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.';

-- migrate:down

drop trigger orders_progress on orders;
drop trigger orders_progress_update on orders;
drop trigger users_progress_update on users;
drop trigger users_progress_delete on users;
drop function fold_progress, progress_of, tell_progress;
drop table customer_progress, progress_figures, stale_customers;
