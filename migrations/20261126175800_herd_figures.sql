-- When animals were opened for families and when their last quarter was taken, summed up by the state of their ranch.

-- migrate:up

-- Nobody writes between the look at the past and the triggers.
lock table ranchers, animals in share row exclusive mode;

create table herd_figures (
  hours integer, block integer, state text, animals bigint not null, filled bigint not null, seconds bigint not null,
  primary key (hours, block, state)
);
create table herd_changes (
  id bigint generated always as identity primary key,
  opened_at timestamptz not null,
  state text not null,
  animals integer not null,
  filled integer not null,
  seconds bigint not null
);

with counted as (
select opened_at, ranchers.state as state, 1 as animals, 1 * (filled_at is not null)::integer as filled,
  1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
from animals animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null), summed as (
  insert into herd_figures as kept (hours, block, state, animals, filled, seconds)
    select hours, floor(extract(epoch from opened_at) / 3600 / hours)::integer, state, sum(animals), sum(filled), sum(seconds)
    from counted cross join unnest(array[64, 256, 1024, 4096]) as hours group by 1, 2, 3
    on conflict (hours, block, state) do update set animals = kept.animals + excluded.animals,
      filled = kept.filled + excluded.filled, seconds = kept.seconds + excluded.seconds
)
select count(*) from counted;

create function tell_herd_figures() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then insert into herd_changes (opened_at, state, animals, filled, seconds) 
  select opened_at, ranchers.state as state, 1 as animals, 1 * (filled_at is not null)::integer as filled,
    1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
  from new_rows animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null;
      elsif tg_op = 'DELETE' then insert into herd_changes (opened_at, state, animals, filled, seconds) 
  select opened_at, ranchers.state as state, -1 as animals, -1 * (filled_at is not null)::integer as filled,
    -1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
  from old_rows animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null;
      else insert into herd_changes (opened_at, state, animals, filled, seconds) 
  select opened_at, ranchers.state as state, 1 as animals, 1 * (filled_at is not null)::integer as filled,
    1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
  from (select one.* from new_rows one join old_rows other using (id) where row(one.opened_at, one.filled_at) is distinct from row(other.opened_at, other.filled_at)) animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null union all 
  select opened_at, ranchers.state as state, -1 as animals, -1 * (filled_at is not null)::integer as filled,
    -1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
  from (select one.* from old_rows one join new_rows other using (id) where row(one.opened_at, one.filled_at) is distinct from row(other.opened_at, other.filled_at)) animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null;
      end if;
      return null;
    end $$;
create trigger animals_figures_insert after insert on animals
  referencing new table as new_rows for each statement execute function tell_herd_figures();
create trigger animals_figures_delete after delete on animals
  referencing old table as old_rows for each statement execute function tell_herd_figures();
create trigger animals_figures_update after update on animals referencing old table as old_rows new table as new_rows
  for each statement execute function tell_herd_figures();

create function move_herd_figures() returns trigger language plpgsql as $$
    begin
      insert into herd_changes (opened_at, state, animals, filled, seconds) 
  select opened_at, new.state as state, 1 as animals, 1 * (filled_at is not null)::integer as filled,
    1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
  from animals animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null and rancher_id = new.id
        union all 
  select opened_at, old.state as state, -1 as animals, -1 * (filled_at is not null)::integer as filled,
    -1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
  from animals animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null and rancher_id = new.id;
      return null;
    end $$;
create trigger ranchers_move_herd_figures after update on ranchers for each row
  when (old.state is distinct from new.state) execute function move_herd_figures();

create function fold_herds() returns integer language plpgsql as $$
    declare folded integer;
    begin
      if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
      
  with counted as (
  delete from herd_changes where id = any(array(select id from herd_changes order by id limit 10000)) returning *), summed as (
    insert into herd_figures as kept (hours, block, state, animals, filled, seconds)
      select hours, floor(extract(epoch from opened_at) / 3600 / hours)::integer, state, sum(animals), sum(filled), sum(seconds)
      from counted cross join unnest(array[64, 256, 1024, 4096]) as hours group by 1, 2, 3
      on conflict (hours, block, state) do update set animals = kept.animals + excluded.animals,
        filled = kept.filled + excluded.filled, seconds = kept.seconds + excluded.seconds
  )
  select count(*) from counted into folded;
      return folded;
    end $$;

comment on table herd_figures is 'Animals by the hours that a block has and its place since 1970, and in how many seconds the filled ones were filled.';

comment on table herd_changes is 'What has changed since the figures were last summed up, written with the fact: nobody waits for a shared sum.';
comment on function tell_herd_figures is 'Tells what a statement changed of the figures of animals.';
comment on function move_herd_figures is 'Tells that the animals of a ranch count for another state.';
comment on function fold_herds is 'Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.';

-- migrate:down

drop trigger ranchers_move_herd_figures on ranchers;
drop trigger animals_figures_insert on animals;
drop trigger animals_figures_delete on animals;
drop trigger animals_figures_update on animals;
drop function fold_herds, move_herd_figures, tell_herd_figures;
drop table herd_changes, herd_figures;
