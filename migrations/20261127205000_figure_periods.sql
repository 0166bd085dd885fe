-- What each ranch and state sold in the periods that admins look at, so that the best ranches are found by an index. Changes are
-- added when they are folded: whatever deletes a row of `figure_changes` adds it here.

-- migrate:up

create table figure_periods (
  id integer generated always as identity primary key,
  first timestamptz not null, until timestamptz not null,
  ranchers integer not null default 0,
  created_at timestamptz not null default now(),
  unique (first, until)
);
create table period_ranches (
  period_id integer references figure_periods on delete cascade, rancher_id integer,
  orders bigint not null, gross bigint not null,
  primary key (period_id, rancher_id)
);
create index period_ranches_by_gross on period_ranches (period_id, gross desc, rancher_id);
create table period_states (
  period_id integer references figure_periods on delete cascade, state text,
  orders bigint not null, gross bigint not null,
  primary key (period_id, state)
);

create function add_to_periods() returns trigger language plpgsql as $$
    begin
      if not exists (select from figure_periods) then return null; end if;
      with changed as (
        select period.id as period_id, rancher_id, sum(orders) as orders, sum(amount) as gross
        from old_rows join figure_periods period on old_rows.created_at >= first and old_rows.created_at < until
        where status <> 'CANCELED' group by 1, 2
      ), by_ranch as (
        insert into period_ranches as kept select * from changed on conflict (period_id, rancher_id)
          do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross
        returning period_id, rancher_id, orders
      ), counted as (
        update figure_periods set ranchers = ranchers + began from (
          select period_id, sum((kept.orders > 0)::integer - (kept.orders - changed.orders > 0)::integer) as began
          from by_ranch kept join changed using (period_id, rancher_id) group by 1
        ) ranches where period_id = id
      )
      insert into period_states as kept
        select period_id, state, sum(orders), sum(gross) from changed join ranchers on ranchers.id = rancher_id group by 1, 2
        on conflict (period_id, state) do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross;
      return null;
    end $$;
create trigger figure_changes_of_periods after delete on figure_changes
  referencing old table as old_rows for each statement execute function add_to_periods();

create function move_sales_to_state() returns trigger language plpgsql as $$
    begin
      -- Changes are folded under this lock.
      perform pg_advisory_xact_lock(7319212);
      insert into period_states as kept
        select period_id, state, sign * orders, sign * gross
        from period_ranches cross join (values (old.state, -1), (new.state, 1)) as states (state, sign)
        where rancher_id = new.id and period_id = any(array(select id from figure_periods))
        on conflict (period_id, state) do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross;
      return null;
    end $$;
create trigger ranchers_state_of_sales after update of state on ranchers
  for each row when (old.state is distinct from new.state) execute function move_sales_to_state();

comment on table figure_periods is 'Periods of whole days whose sales are kept. Changes that are not folded yet are added when they are read.';

comment on column figure_periods.ranchers is 'How many ranches got an order in the period.';
comment on table period_ranches is 'What a ranch sold in a period.';
comment on table period_states is 'What the ranches that are in a state now sold in a period.';
comment on function add_to_periods is 'Adds what is folded to the sales of its periods.';
comment on function move_sales_to_state is 'Counts what a ranch has sold for the state that it is in now.';

-- migrate:down

drop trigger ranchers_state_of_sales on ranchers;
drop trigger figure_changes_of_periods on figure_changes;
drop function move_sales_to_state;
drop function add_to_periods;
drop table period_states, period_ranches, figure_periods;
