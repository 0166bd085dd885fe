import type { Knex } from 'knex';
import { advisoryLocks } from '../graph/database/advisoryLocks';

const hourOf = (moment: string) => `floor(extract(epoch from ${moment}) / 3600)::integer`;

/**
 * Medians can't be summed up, but a count of moves by how long they took says between which two lengths the median lies,
 * and only the moves between those are looked at. A bucket is a 16th of a doubling of the minutes.
 */
const BUCKET = 'floor(16 * log(2, 1 + greatest(took, 0)::numeric / 60))::smallint';

const MOVES_OF = (updates: string) => `
  select n.id, before.status, n.status, n.created_at, extract(epoch from n.created_at - before.created_at)
  from ${updates} n
  cross join lateral (
    select status, created_at from order_status_updates
    where order_id = n.order_id and id < n.id order by id desc limit 1
  ) before
  where n.status <> 'PENDING'`;

const MOVES = `
  create table status_moves (
    update_id integer primary key references order_status_updates on delete cascade,
    came_from text not null,
    status text not null,
    moved_at timestamptz not null,
    took double precision not null,
    bucket smallint not null generated always as (${BUCKET}) stored
  );
  create table move_figures (
    hours integer, block integer, came_from text, status text, bucket smallint, moves bigint not null,
    primary key (hours, block, came_from, status, bucket)
  );
  create table move_changes (
    id bigint generated always as identity primary key,
    moved_at timestamptz not null, came_from text not null, status text not null, bucket smallint not null,
    moves integer not null
  );
  insert into status_moves (update_id, came_from, status, moved_at, took) ${MOVES_OF('order_status_updates')};
  create index status_moves_by_length on status_moves (came_from, status, bucket, moved_at) include (took);
  create index status_moves_by_moment on status_moves (moved_at);

  create function note_status_moves() returns trigger language plpgsql as $$
  begin
    insert into status_moves (update_id, came_from, status, moved_at, took) ${MOVES_OF('new_rows')};
    return null;
  end $$;
  create trigger note_status_moves after insert on order_status_updates
    referencing new table as new_rows for each statement execute function note_status_moves();

  create function tell_moves() returns trigger language plpgsql as $$
  begin
    insert into move_changes (moved_at, came_from, status, bucket, moves)
      select moved_at, came_from, status, bucket, case tg_op when 'INSERT' then 1 else -1 end from changed;
    return null;
  end $$;
  create trigger tell_new_moves after insert on status_moves
    referencing new table as changed for each statement execute function tell_moves();
  create trigger tell_removed_moves after delete on status_moves
    referencing old table as changed for each statement execute function tell_moves();`;

const addUpMoves = (changes: string) => `
  with counted as (${changes}), summed as (
    insert into move_figures as kept (hours, block, came_from, status, bucket, moves)
      select hours, floor(extract(epoch from moved_at) / 3600 / hours)::integer, came_from, status, bucket, sum(moves)
      from counted cross join unnest(array[64, 256, 1024, 4096]) as hours group by 1, 2, 3, 4, 5
      on conflict (hours, block, came_from, status, bucket) do update set moves = kept.moves + excluded.moves
  )
  select count(*) from counted`;

/** Kept for each customer who ordered, and summed up by the hour in which they registered. */
const PROGRESS = `
  create table customer_progress (
    customer_id integer primary key, registered_at timestamptz not null,
    ordered integer not null, fulfilled integer not null, ordered_again integer not null
  );
  create table progress_figures (
    hour integer primary key, ordered bigint not null, fulfilled bigint not null, ordered_again bigint not null
  );
  -- Customers whose progress may have changed since it was last summed up.
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
  create trigger users_progress_delete after delete on users for each row execute function tell_progress();`;

const FIGURES_OF_PROGRESS = (rows: string, sign: 1 | -1) =>
  `select registered_at, ${sign} * ordered as ordered, ${sign} * fulfilled as fulfilled,
    ${sign} * ordered_again as ordered_again from ${rows}`;

const addUpProgress = (rows: string) => `
  insert into progress_figures as kept (hour, ordered, fulfilled, ordered_again)
    select ${hourOf('registered_at')}, sum(ordered), sum(fulfilled), sum(ordered_again) from (${rows}) changed group by 1
    on conflict (hour) do update set ordered = kept.ordered + excluded.ordered,
      fulfilled = kept.fulfilled + excluded.fulfilled, ordered_again = kept.ordered_again + excluded.ordered_again`;

const FOLD_PROGRESS = `
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
  ), summed as (${addUpProgress(`${FIGURES_OF_PROGRESS('before', -1)} union all ${FIGURES_OF_PROGRESS('now', 1)}`)})
  select count(*) from taken`;

/** What payments don't cover yet, kept for each such charge and summed up by the hour of the charge. */
const OPEN_CHARGES = `
  create table open_charges (
    order_id integer primary key, rancher_id integer not null, charged_at timestamptz not null, rest bigint not null
  );
  create table charge_figures (hour integer primary key, amount bigint not null, charges bigint not null);
  -- Ranches whose charges or balance may have changed since they were last summed up.
  create table stale_ranches (id bigint generated always as identity primary key, rancher_id integer not null);

  -- Payments settle the oldest charges first, so a ranch owes its newest charges, up to its balance.
  create function open_charges_of(ranches integer[]) returns setof open_charges language sql stable as $$
    select order_id, rancher_id, created_at, rest
    from (
      select t.order_id, o.rancher_id, t.created_at,
        least(t.amount, r.current_balance - coalesce(sum(t.amount) over younger, 0))::bigint as rest
      from orders o
      join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
      join ranchers r on r.id = o.rancher_id
      where o.rancher_id = any(ranches) and o.status = 'FULFILLED' and not o.commission_paid
      window younger as (
        partition by o.rancher_id order by t.id desc rows between unbounded preceding and 1 preceding
      )
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
    when (new.type = 'CHARGE') execute function tell_charges();`;

const FIGURES_OF_CHARGES = (rows: string, sign: 1 | -1) =>
  `select charged_at, ${sign} * rest as amount, ${sign} as charges from ${rows}`;

const addUpCharges = (rows: string) => `
  insert into charge_figures as kept (hour, amount, charges)
    select ${hourOf('charged_at')}, sum(amount), sum(charges) from (${rows}) changed group by 1
    on conflict (hour) do update set amount = kept.amount + excluded.amount, charges = kept.charges + excluded.charges`;

const FOLD_CHARGES = `
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
  ), summed as (${addUpCharges(`${FIGURES_OF_CHARGES('before', -1)} union all ${FIGURES_OF_CHARGES('now', 1)}`)})
  select count(*) from taken`;

const TAKEN_MOVES = `
  delete from move_changes where id = any(array(select id from move_changes order by id limit 10000)) returning *`;

const foldFunction = (name: string, statement: string) => `
  create function ${name}() returns integer language plpgsql as $$
  declare folded integer;
  begin
    if not pg_try_advisory_xact_lock(${advisoryLocks.foldingFigures}) then return 0; end if;
    ${statement.replace('select count(*) from', 'select count(*) into folded from')};
    return folded;
  end $$;`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- An older server that still runs writes nothing between the look at the past and the triggers.
    lock table orders, order_status_updates, users, ranchers, commission_transactions in share row exclusive mode;
    ${MOVES}
    ${addUpMoves('select moved_at, came_from, status, bucket, 1 as moves from status_moves')};
    ${PROGRESS}
    ${addUpProgress(FIGURES_OF_PROGRESS('customer_progress', 1))};
    ${OPEN_CHARGES}
    ${addUpCharges(FIGURES_OF_CHARGES('open_charges', 1))};
    ${foldFunction('fold_moves', addUpMoves(TAKEN_MOVES))}
    ${foldFunction('fold_progress', FOLD_PROGRESS)}
    ${foldFunction('fold_charges', FOLD_CHARGES)}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function fold_moves, fold_progress, fold_charges;
    drop trigger note_status_moves on order_status_updates;
    drop trigger orders_progress on orders;
    drop trigger orders_progress_update on orders;
    drop trigger users_progress_update on users;
    drop trigger users_progress_delete on users;
    drop trigger ranchers_charges on ranchers;
    drop trigger orders_charges on orders;
    drop trigger commission_charges on commission_transactions;
    drop function progress_of, open_charges_of, tell_progress, tell_charges;
    drop table status_moves, move_figures, move_changes, customer_progress, progress_figures, stale_customers,
      open_charges, charge_figures, stale_ranches;
    drop function note_status_moves, tell_moves`);
}
