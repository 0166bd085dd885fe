-- Shares remember which expected weight of their animal their families know, as they do its harvest date.

-- migrate:up

alter table claims add column told_weight integer[];

comment on column claims.told_weight is 'The expected hanging weight, from and to in tenths of a pound, that the family knows of. Null: none.';
update claims set told_weight = (select array[expected_hanging_from_tenths, expected_hanging_to_tenths] from animals
where id = animal_id and expected_hanging_from_tenths is not null) where animal_id is not null;

create function know_weight() returns trigger language plpgsql as $$
    begin
      new.told_weight := (select array[expected_hanging_from_tenths, expected_hanging_to_tenths] from animals
  where id = new.animal_id and expected_hanging_from_tenths is not null);
      return new;
    end $$;
create trigger claims_know_weight before insert or update of animal_id on claims for each row execute function know_weight();

-- migrate:down

drop trigger claims_know_weight on claims;
drop function know_weight();
alter table claims drop column told_weight;
