-- How long orders take from one status to the next.

-- migrate:up

-- Nobody writes between the look at the past and the triggers.
lock table orders, order_status_updates in share row exclusive mode;

create table status_moves (
  update_id integer primary key references order_status_updates on delete cascade,
  came_from text not null,
  status text not null,
  moved_at timestamptz not null,
  took double precision not null,
  bucket smallint not null generated always as (floor(16 * log(2, 1 + greatest(took, 0)::numeric / 60))::smallint) stored
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
insert into status_moves (update_id, came_from, status, moved_at, took)
select n.id, before.status, n.status, n.created_at, extract(epoch from n.created_at - before.created_at)
from order_status_updates n
cross join lateral (
  select status, created_at from order_status_updates
  where order_id = n.order_id and id < n.id order by id desc limit 1
) before
where n.status <> 'PENDING';
create index status_moves_by_length on status_moves (came_from, status, bucket, moved_at) include (took);
create index status_moves_by_moment on status_moves (moved_at);

create function note_status_moves() returns trigger language plpgsql as $$
  begin
    insert into status_moves (update_id, came_from, status, moved_at, took) 
  select n.id, before.status, n.status, n.created_at, extract(epoch from n.created_at - before.created_at)
  from new_rows n
  cross join lateral (
    select status, created_at from order_status_updates
    where order_id = n.order_id and id < n.id order by id desc limit 1
  ) before
  where n.status <> 'PENDING';
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
  referencing old table as changed for each statement execute function tell_moves();

with counted as (select moved_at, came_from, status, bucket, 1 as moves from status_moves), summed as (
  insert into move_figures as kept (hours, block, came_from, status, bucket, moves)
    select hours, floor(extract(epoch from moved_at) / 3600 / hours)::integer, came_from, status, bucket, sum(moves)
    from counted cross join unnest(array[64, 256, 1024, 4096]) as hours group by 1, 2, 3, 4, 5
    on conflict (hours, block, came_from, status, bucket) do update set moves = kept.moves + excluded.moves
)
select count(*) from counted;

create function fold_moves() returns integer language plpgsql as $$
    declare folded integer;
    begin
      if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
      
  with counted as (
  delete from move_changes where id = any(array(select id from move_changes order by id limit 10000)) returning *), summed as (
    insert into move_figures as kept (hours, block, came_from, status, bucket, moves)
      select hours, floor(extract(epoch from moved_at) / 3600 / hours)::integer, came_from, status, bucket, sum(moves)
      from counted cross join unnest(array[64, 256, 1024, 4096]) as hours group by 1, 2, 3, 4, 5
      on conflict (hours, block, came_from, status, bucket) do update set moves = kept.moves + excluded.moves
  )
  select count(*) into folded from counted;
      return folded;
    end $$;

comment on table status_moves is 'Moves of orders from one status to the next, and how many seconds they took.';

comment on column status_moves.bucket is 'A 16th of a doubling of the minutes that it took.';
comment on table move_figures is 'How many moves took about how long, by blocks. Medians cannot be summed up, but these counts say between which two lengths the median lies.';
comment on table move_changes is 'What has changed since the figures were last summed up, written with the fact: nobody waits for a shared sum.';
comment on function note_status_moves is 'Notes the moves of a statement.';
comment on function tell_moves is 'Tells which moves a statement added or took away.';
comment on function fold_moves is 'Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.';

-- migrate:down

drop trigger note_status_moves on order_status_updates;
drop table status_moves, move_figures, move_changes;
drop function fold_moves, note_status_moves, tell_moves;
