-- migrate:up

-- The harvest date of the animal that a claim without one has left. The calendar of its family cancels the entries.
alter table claims add column left_harvest date;

create or replace function know_harvest() returns trigger language plpgsql as $$
  begin
    new.told_harvest := (select harvest_date from animals where id = new.animal_id);
    new.placed_at := now();
    if new.animal_id is not null then
      new.left_harvest := null;
    elsif old.animal_id is not null then
      new.left_harvest := (select harvest_date from animals where id = old.animal_id);
    end if;
    return new;
  end $$;

-- migrate:down

create or replace function know_harvest() returns trigger language plpgsql as $$
  begin
    new.told_harvest := (select harvest_date from animals where id = new.animal_id);
    new.placed_at := now();
    
    return new;
  end $$;
alter table claims drop column left_harvest;
