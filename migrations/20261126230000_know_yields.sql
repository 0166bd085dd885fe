-- How much of the hanging weight ends up packaged, in whole percent: of an animal, as the ranch says, and of a ranch's animals.

-- migrate:up

alter table animals
  add column own_yield_from smallint check (own_yield_from >= 45),
  add column own_yield_to smallint check (own_yield_to <= 80),
  add check (num_nonnulls(own_yield_from, own_yield_to) <> 1 and own_yield_from <= own_yield_to);

-- The band of 10 to 90 percent of the ranch's fully packed animals, and how many they are. Null until there are enough.
alter table ranchers add column yield_from smallint, add column yield_to smallint, add column yield_animals integer;

create function keep_yield(ranch integer) returns void language plpgsql as $$
    begin
      update ranchers set (yield_from, yield_to, yield_animals) = row(band.low, band.high, band.animals)
      from (select) one left join (
        select least(80, greatest(45, round(percentile_cont(0.1) within group (order by percent)))) as low, least(80, greatest(45, round(percentile_cont(0.9) within group (order by percent)))) as high, count(*) as animals
        from (
          select 10 * sum(c.packaged_tenths) / sum(c.hanging_pounds) as percent
          from animals a join claims c on c.animal_id = a.id
          where a.rancher_id = ranch and (c.order_id is not null or c.packaged_tenths is not null)
          group by a.id having bool_and(c.packaged_tenths is not null and c.hanging_pounds is not null)
        ) packed having count(*) >= 5
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

-- migrate:down

drop trigger claims_keep_yield on claims;
drop function keep_yield_of_claim, keep_yield;
alter table ranchers drop column yield_from, drop column yield_to, drop column yield_animals;
alter table animals drop column own_yield_from, drop column own_yield_to;
