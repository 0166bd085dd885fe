-- What families in line were told, and which of them is asked about an animal until when. Places that are held for an answer
-- count as taken, so every screen and every order sees as room only what the line can't use.

-- migrate:up

-- The terms that the family agreed to or was told: {from, to, deposit, payer}, in cents. Null for quarters that the ranch keeps.
alter table claims
  add column told jsonb,
  -- When the family was last asked whether it still wants to wait.
  add column still_wanted_asked_at timestamptz;

create table line_offers (
  id integer generated always as identity primary key,
  claim_id integer not null references claims on delete cascade,
  animal_id integer not null references animals,
  -- Whether the share is on the animal already, because its terms are no worse than what the family was told.
  placed boolean not null,
  -- Held until the family answers. Empty if the share is on the animal.
  places smallint[] not null,
  terms jsonb not null,
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- LAPSED: the family didn't answer in time. TAKEN_OFF: the ranch took the share off. WITHDRAWN: the offer ended without an answer.
  answer text check (answer in ('ACCEPTED', 'DECLINED', 'LAPSED', 'TAKEN_OFF', 'WITHDRAWN')),
  check ((answered_at is null) = (answer is null)),
  check (placed = (places = '{}'))
);
create index line_offers_of_claim on line_offers (claim_id, id);
create unique index line_offers_open on line_offers (claim_id) where answer is null;
create index line_offers_open_of_animal on line_offers (animal_id) where answer is null;
create index line_offers_due on line_offers (expires_at) where answer is null;

-- Places of claims and places that are held for an answer. The animal's row is locked by each of these updates, so that two
-- changes at once can't give a place away twice.
create or replace function keep_taken() returns trigger language plpgsql as $$
    begin
      update animals set taken = array(
        select place from animal_places where animal_id = animals.id
        union all select unnest(places) from line_offers where animal_id = animals.id and answer is null
        order by 1)
      where id in (select animal_id from changed);
      if exists (
        select from animals where id in (select animal_id from changed)
          and cardinality(taken) > (select count(distinct place) from unnest(taken) place)
      ) then
        raise exception 'a place has two owners' using errcode = 'unique_violation';
      end if;
      return null;
    end $$;
create trigger line_offers_taken after insert on line_offers
  referencing new table as changed for each statement execute function keep_taken();
create trigger line_offers_answered after update on line_offers
  referencing new table as changed for each statement execute function keep_taken();
create trigger line_offers_freed after delete on line_offers
  referencing old table as changed for each statement execute function keep_taken();

create function tell_line_offer() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, animal_id, claim_id, amount)
      select case when new.answer is null then 'SHARE_OFFERED' else 'SHARE_OFFER_ENDED' end,
        rancher_id, order_id, new.animal_id, id, 0 from claims where id = new.claim_id;
      -- The open screens of the ranch show it.
      perform pg_notify('ranch_orders', concat(rancher_id, ' ', order_id)) from claims where id = new.claim_id;
      return null;
    end $$;
create trigger line_offers_tell_made after insert on line_offers for each row when (new.answer is null)
  execute function tell_line_offer();
create trigger line_offers_tell_ended after update of answer on line_offers for each row
  when (old.answer is null and new.answer is not null) execute function tell_line_offer();

-- What stored claims were told: the price of their line, by weight at the heaviest that the documents or the animal expect.
update claims c set told = case when c.animal_id is null
  then jsonb_build_object('from', line.price, 'to', greatest(line.price, coalesce(line.price_per_pound * c.quarters *
    case line.basis when 'HANGING' then 175 when 'PACKAGED' then 125 end, 0)), 'deposit', 0, 'payer', 'RANCH')
  else jsonb_build_object('from', c.price, 'to', case c.pricing when 'FLAT' then c.price
      else round(c.quarters * (c.price_per_pound * pounds.most * case c.pricing when 'PACKAGED' then 0.7 else 1 end
        + case when coalesce(p.payer, 'RANCH') = 'RANCH' then coalesce(p.kill_fee, 0) / 4.0
            + coalesce(p.cut_and_wrap_per_pound, 0) * pounds.most else 0 end)) end,
    'deposit', coalesce(c.deposit, 0), 'payer', coalesce(p.payer, 'RANCH')) end
from claims own
join order_items line on line.id = own.order_item_id
left join animals a on a.id = own.animal_id
left join processors p on p.id = a.processor_id,
lateral (select coalesce(a.expected_hanging_to_tenths, 7000) / 40.0 as most) pounds
where own.id = c.id and c.released_at is null;

-- migrate:down

drop trigger line_offers_taken on line_offers;
drop trigger line_offers_answered on line_offers;
drop trigger line_offers_freed on line_offers;

create or replace function keep_taken() returns trigger language plpgsql as $$
    begin
      update animals set taken = array(select place from animal_places where animal_id = animals.id order by place)
      where id in (select animal_id from changed);
      return null;
    end $$;
update animals set taken = array(select place from animal_places where animal_id = animals.id order by place)
where id in (select animal_id from line_offers where answer is null);
drop table line_offers;
drop function tell_line_offer;
alter table claims drop column told, drop column still_wanted_asked_at;
