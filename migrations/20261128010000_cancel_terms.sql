-- What happens to a deposit when a family cancels: the terms of a ranch, those that an order accepted, and the day that its
-- family was first told.

-- migrate:up

alter table ranchers
  add column cancel_terms_name text check (cancel_terms_name in ('EASY', 'USUAL', 'FIRM', 'OWN')),
  add column cancel_hours smallint not null default 24 check (cancel_hours between 0 and 720),
  add column cancel_waiting_percent smallint not null default 50 check (cancel_waiting_percent between 0 and 100),
  add column cancel_assigned_percent smallint not null default 25 check (cancel_assigned_percent between 0 and 100);

alter table orders add column cancel_terms jsonb;

alter table claims add column promised_harvest date;

create or replace function know_harvest() returns trigger language plpgsql as $$
  begin
    new.told_harvest := (select harvest_date from animals where id = new.animal_id);
    new.promised_harvest := coalesce(new.promised_harvest, new.told_harvest);
    new.placed_at := now();
    if new.animal_id is not null then
      new.left_harvest := null;
    elsif old.animal_id is not null then
      new.left_harvest := (select harvest_date from animals where id = old.animal_id);
    end if;
    return new;
  end $$;

comment on column ranchers.cancel_terms_name is 'Null while the ranch has chosen none: then a family can cancel until the ranch starts on its order.';
comment on column ranchers.cancel_hours is 'Of own terms, as the two that follow: the hours in which everything comes back.';
comment on column orders.cancel_terms is 'The terms of the ranch when the order was placed. Nothing changes them.';
comment on column claims.promised_harvest is 'The harvest date that its family was first told.';

-- migrate:down

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
alter table claims drop column promised_harvest;
alter table orders drop column cancel_terms;
alter table ranchers
  drop column cancel_terms_name, drop column cancel_hours, drop column cancel_waiting_percent, drop column cancel_assigned_percent;
