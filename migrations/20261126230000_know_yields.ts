import type { Knex } from 'knex';

/** How many packed animals make a yield of the ranch's own, and the percentages that are believed. */
const ENOUGH = 5;
const [LEAST, MOST] = [45, 80];

/** SQL of an end of the band in which most of the packed animals are. */
const end = (part: number) =>
  `least(${MOST}, greatest(${LEAST}, round(percentile_cont(${part}) within group (order by percent))))`;

/** How much of the hanging weight ends up packaged, in whole percent: of an animal, as the ranch says, and of a ranch's animals. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table animals
      add column own_yield_from smallint check (own_yield_from >= ${LEAST}),
      add column own_yield_to smallint check (own_yield_to <= ${MOST}),
      add check (num_nonnulls(own_yield_from, own_yield_to) <> 1 and own_yield_from <= own_yield_to);

    -- The band of 10 to 90 percent of the ranch's fully packed animals, and how many they are. Null until there are enough.
    alter table ranchers add column yield_from smallint, add column yield_to smallint, add column yield_animals integer;

    create function keep_yield(ranch integer) returns void language plpgsql as $$
    begin
      update ranchers set (yield_from, yield_to, yield_animals) = row(band.low, band.high, band.animals)
      from (select) one left join (
        select ${end(0.1)} as low, ${end(0.9)} as high, count(*) as animals
        from (
          select 10 * sum(c.packaged_tenths) / sum(c.hanging_pounds) as percent
          from animals a join claims c on c.animal_id = a.id
          where a.rancher_id = ranch and (c.order_id is not null or c.packaged_tenths is not null)
          group by a.id having bool_and(c.packaged_tenths is not null and c.hanging_pounds is not null)
        ) packed having count(*) >= ${ENOUGH}
      ) band on true
      where id = ranch and (yield_from, yield_to, yield_animals) is distinct from (band.low, band.high, band.animals);
    end $$;
    select keep_yield(id) from ranchers;

    create function keep_yield_of_claim() returns trigger language plpgsql as $$
    begin
      perform keep_yield(new.rancher_id);
      return null;
    end $$;
    create trigger claims_keep_yield after update of hanging_pounds, packaged_tenths, animal_id on claims for each row
      when ((old.hanging_pounds, old.packaged_tenths, old.animal_id)
        is distinct from (new.hanging_pounds, new.packaged_tenths, new.animal_id)
        and coalesce(old.packaged_tenths, new.packaged_tenths) is not null)
      execute function keep_yield_of_claim();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger claims_keep_yield on claims;
    drop function keep_yield_of_claim, keep_yield;
    alter table ranchers drop column yield_from, drop column yield_to, drop column yield_animals;
    alter table animals drop column own_yield_from, drop column own_yield_to;
  `);
}
