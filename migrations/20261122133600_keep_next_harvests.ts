import type { Knex } from 'knex';

/** Days count from here. An animal without a date comes after all that have one, and no animal at all comes last. */
const FIRST_DAY = "date '2000-01-01'";
const NO_DATE = 2147483646;
const NONE = 2147483647;

const SHARES = [
  { name: 'quarter', fits: 'true' },
  { name: 'half', fits: "(not a.taken && '{1,2}' or not a.taken && '{3,4}')" },
  { name: 'whole', fits: "a.taken = '{}'" },
];

/** Whether an animal has a share left that its ranch sells. */
const left = SHARES.map(
  ({ name, fits }) => `r.offer_${name}_cow and r.${name}_cow_price > 0 and ${fits} as has_${name}`,
);
const any = SHARES.map(({ name }) => `has_${name}`).join(' or ');
const soonest = SHARES.map(({ name }) => `min(ready) filter (where has_${name}) as ${name}_ready`);
const readies = ['ready', ...SHARES.map(({ name }) => `${name}_ready`)];
const found = readies.map((ready) => `coalesce(found.${ready}, ${NONE})`);

/** What an update has to change for the next harvest to become another. */
const DECIDES = {
  animals: 'rancher_id, id, stage, taken, harvest_date, hang_days, cutting_days',
  ranchers: `id, ${SHARES.map(({ name }) => `offer_${name}_cow, ${name}_cow_price`).join(', ')}`,
};

const changed = (table: keyof typeof DECIDES) => {
  const columns = DECIDES[table];
  const ranch = table === 'animals' ? 'rancher_id' : 'id';
  return `array(select distinct ${ranch} from (select ${columns} from new_rows except select ${columns} from old_rows) as rows)`;
};

/**
 * The next animal of each ranch of which families can reserve a share, and when the next quarter, half and whole are ready. Triggers
 * keep it in the transaction of the fact, so that searches find ranches by an index.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ranch_harvests (
      rancher_id integer primary key references ranchers on delete cascade,
      animal_id integer,
      ${readies.map((ready) => `${ready} integer not null default ${NONE}`).join(', ')}
    );
    create index ranch_harvests_soonest on ranch_harvests (ready, rancher_id);
    create index animals_to_reserve on animals (rancher_id) where stage = 'OPEN' and quarters_left > 0;

    -- Who changes one animal of a ranch waits here for whoever changes another, and then sees both. These rows are locked after
    -- ranches and animals.
    create function keep_next_harvests(ranch_ids integer[]) returns void language plpgsql as $$
    begin
      perform from ranch_harvests where rancher_id = any(ranch_ids) order by rancher_id for update;
      with animals_left as (
        select a.id, a.rancher_id, ${left.join(', ')}, case when a.harvest_date is null then ${NO_DATE}
          else a.harvest_date - ${FIRST_DAY} + a.hang_days + a.cutting_days end as ready
        from animals a join ranchers r on r.id = a.rancher_id
        where a.rancher_id = any(ranch_ids) and a.stage = 'OPEN' and a.quarters_left > 0
      ), found as (
        select rancher_id, (array_agg(id order by ready, id))[1] as animal_id, min(ready) as ready, ${soonest.join(', ')}
        from animals_left where ${any} group by rancher_id
      )
      update ranch_harvests h set (animal_id, ${readies.join(', ')}) = row(found.animal_id, ${found.join(', ')})
      from unnest(ranch_ids) as ranch (id) left join found on found.rancher_id = ranch.id
      where h.rancher_id = ranch.id
        and (h.animal_id, ${readies.map((ready) => `h.${ready}`).join(', ')})
          is distinct from (found.animal_id, ${found.join(', ')});
    end $$;

    insert into ranch_harvests (rancher_id) select id from ranchers;
    select keep_next_harvests(array(select id from ranchers));

    create function keep_harvests_of_ranchers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then insert into ranch_harvests (rancher_id) select id from new_rows;
      else perform keep_next_harvests(${changed('ranchers')});
      end if;
      return null;
    end $$;
    create trigger ranchers_keep_harvests_insert after insert on ranchers
      referencing new table as new_rows for each statement execute function keep_harvests_of_ranchers();
    create trigger ranchers_keep_harvests_update after update on ranchers
      referencing old table as old_rows new table as new_rows
      for each statement execute function keep_harvests_of_ranchers();

    -- What a ranch shows of its next animal is the animal's, so each change of one is told.
    create function keep_harvests_of_animals() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform keep_next_harvests(array(select distinct rancher_id from new_rows));
      elsif tg_op = 'DELETE' then perform keep_next_harvests(array(select distinct rancher_id from old_rows));
      else
        perform keep_next_harvests(${changed('animals')});
        perform tell_ranches('products_changed', array(select rancher_id from new_rows));
      end if;
      return null;
    end $$;
    create trigger animals_keep_harvests_insert after insert on animals
      referencing new table as new_rows for each statement execute function keep_harvests_of_animals();
    create trigger animals_keep_harvests_update after update on animals
      referencing old table as old_rows new table as new_rows
      for each statement execute function keep_harvests_of_animals();
    create trigger animals_keep_harvests_delete after delete on animals
      referencing old table as old_rows for each statement execute function keep_harvests_of_animals();

    create function tell_changes_of_ranch_harvests() returns trigger language plpgsql as $$
    begin
      perform tell_ranches('ranches_changed', array(select rancher_id from new_rows));
      return null;
    end $$;
    create trigger ranch_harvests_told after update on ranch_harvests
      referencing new table as new_rows for each statement execute function tell_changes_of_ranch_harvests();
  `);
}

export async function down(knex: Knex): Promise<void> {
  const triggers = ['insert', 'update', 'delete'].map(
    (event) => `drop trigger animals_keep_harvests_${event} on animals;`,
  );
  await knex.raw(`
    ${triggers.join('')}
    drop trigger ranchers_keep_harvests_insert on ranchers;
    drop trigger ranchers_keep_harvests_update on ranchers;
    drop function keep_harvests_of_ranchers, keep_harvests_of_animals, keep_next_harvests;
    drop table ranch_harvests;
    drop function tell_changes_of_ranch_harvests;
    drop index animals_to_reserve;
  `);
}
