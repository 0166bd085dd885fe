import type { Knex } from 'knex';
import { advisoryLocks } from '../graph/database/advisoryLocks';

/** Adds up rows that have the columns of `herd_changes`, in one statement. */
const addUp = (rows: string) => `
  with counted as (${rows}), summed as (
    insert into herd_figures as kept (hours, block, state, animals, filled, seconds)
      select hours, floor(extract(epoch from opened_at) / 3600 / hours)::integer, state, sum(animals), sum(filled), sum(seconds)
      from counted cross join unnest(array[64, 256, 1024, 4096]) as hours group by 1, 2, 3
      on conflict (hours, block, state) do update set animals = kept.animals + excluded.animals,
        filled = kept.filled + excluded.filled, seconds = kept.seconds + excluded.seconds
  )
  select count(*) from counted`;

/** What animals count, forwards or, where they are taken back, backwards. */
const counted = (animals: string, sign: 1 | -1, state = 'ranchers.state') => `
  select opened_at, ${state} as state, ${sign} as animals, ${sign} * (filled_at is not null)::integer as filled,
    ${sign} * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
  from ${animals} animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null`;

const add = (rows: string) => `insert into herd_changes (opened_at, state, animals, filled, seconds) ${rows};`;

/** The columns whose changes change figures. */
const row = (name: string) => `row(${name}.opened_at, ${name}.filled_at)`;
const changed = (one: string, other: string) =>
  `(select one.* from ${one} one join ${other} other using (id) where ${row('one')} is distinct from ${row('other')})`;

const TAKEN = `
  delete from herd_changes where id = any(array(select id from herd_changes order by id limit 10000)) returning *`;

/** When animals were opened for families and when their last quarter was taken, summed up by the state of their ranch. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- An older server that still runs writes nothing between the look at the past and the triggers.
    lock table ranchers, animals, animal_places in share row exclusive mode;

    alter table animals
      -- Null while only the ranch knows of it, and once it is withdrawn.
      add column opened_at timestamptz,
      -- Since when all of its places have owners.
      add column filled_at timestamptz;
    alter table animals disable trigger user;
    update animals set opened_at = least(now(), coalesce(
      (select max(created_at) from events where animal_id = animals.id and type = 'ANIMAL_OPENED'), created_at))
    where stage not in ('PLANNED', 'WITHDRAWN');
    update animals set filled_at = greatest(opened_at, coalesce(
      (select max(created_at) from events where animal_id = animals.id and type in ('CLAIM_MADE', 'CLAIM_MOVED')), updated_at))
    where opened_at is not null and quarters_left = 0;
    alter table animals enable trigger user;
    create index animals_by_opening on animals (opened_at) where opened_at is not null;

    create function note_opening() returns trigger language plpgsql as $$
    begin
      new.opened_at := case when new.stage not in ('PLANNED', 'WITHDRAWN') then coalesce(new.opened_at, now()) end;
      new.filled_at := case when new.opened_at is not null and cardinality(new.taken) = 4 then coalesce(new.filled_at, now()) end;
      return new;
    end $$;
    create trigger animals_note_opening before insert or update of stage, taken on animals
      for each row execute function note_opening();

    -- Animals by the hours that a block has and its place since 1970, as figures of orders have them.
    create table herd_figures (
      hours integer, block integer, state text, animals bigint not null, filled bigint not null, seconds bigint not null,
      primary key (hours, block, state)
    );
    -- What has changed since the figures were last summed up, written with the fact: nobody waits for a shared sum.
    create table herd_changes (
      id bigint generated always as identity primary key,
      opened_at timestamptz not null,
      state text not null,
      animals integer not null,
      filled integer not null,
      seconds bigint not null
    );
    ${addUp(counted('animals', 1))};

    create function tell_herd_figures() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${add(counted('new_rows', 1))}
      elsif tg_op = 'DELETE' then ${add(counted('old_rows', -1))}
      else ${add(`${counted(changed('new_rows', 'old_rows'), 1)} union all ${counted(changed('old_rows', 'new_rows'), -1)}`)}
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
      ${add(`${counted('animals', 1, 'new.state')} and rancher_id = new.id
        union all ${counted('animals', -1, 'old.state')} and rancher_id = new.id`)}
      return null;
    end $$;
    create trigger ranchers_move_herd_figures after update on ranchers for each row
      when (old.state is distinct from new.state) execute function move_herd_figures();

    -- Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.
    create function fold_herds() returns integer language plpgsql as $$
    declare folded integer;
    begin
      if not pg_try_advisory_xact_lock(${advisoryLocks.foldingFigures}) then return 0; end if;
      ${addUp(TAKEN)} into folded;
      return folded;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger ranchers_move_herd_figures on ranchers;
    drop trigger animals_figures_insert on animals;
    drop trigger animals_figures_delete on animals;
    drop trigger animals_figures_update on animals;
    drop trigger animals_note_opening on animals;
    drop function fold_herds, move_herd_figures, tell_herd_figures, note_opening;
    drop table herd_changes, herd_figures;
    drop index animals_by_opening;
    alter table animals drop column filled_at, drop column opened_at;
  `);
}
