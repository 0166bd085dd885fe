-- Shares of animals: on an animal, or waiting in the line of their ranch.

-- migrate:up

create table claims (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers,
  order_id integer references orders on delete cascade,
  order_item_id integer references order_items on delete cascade,
  quarters smallint not null check (quarters in (1, 2, 4)),
  animal_id integer references animals,
  ordered_at timestamptz not null default now(),
  line_at timestamptz(3) not null,
  pricing text check (pricing in ('FLAT', 'HANGING', 'PACKAGED')),
  price integer,
  price_per_pound integer,
  deposit integer,
  deposit_due date,
  deposit_received_at timestamptz,
  released_at timestamptz,
  told_harvest date,
  deposit_reminded_for date,
  placed_at timestamptz not null default now(),
  live_purchase_id integer,
  live_purchase_asked_at timestamptz,
  hanging_pounds numeric(8, 3),
  packaged_tenths integer,
  processor_may_call boolean not null default false,
  check ((order_id is null) = (order_item_id is null)),
  check (released_at is null or animal_id is null),
  check (order_id is not null or animal_id is not null or released_at is not null),
  check ((animal_id is null) = (pricing is null)),
  unique (id, animal_id)
);
create index claims_line on claims (rancher_id, line_at, id) where animal_id is null and released_at is null;
create index claims_of_order on claims (order_id, id);
create index claims_of_animal on claims (animal_id) where animal_id is not null;
create index claims_deposit_due on claims (deposit_due) where deposit_due is not null and deposit_received_at is null;

create table live_purchases (
  id integer generated always as identity primary key,
  claim_id integer not null references claims,
  animal_id integer not null references animals,
  version text not null,
  ranch_chooses boolean not null,
  confirmed_at timestamptz not null default now()
);
create index live_purchases_of_claim on live_purchases (claim_id);
alter table claims add foreign key (live_purchase_id) references live_purchases;

create table animal_places (
  animal_id integer not null,
  place smallint not null check (place between 1 and 4),
  claim_id integer not null,
  primary key (animal_id, place),
  foreign key (claim_id, animal_id) references claims (id, animal_id) on delete cascade
);
create index animal_places_of_claim on animal_places (claim_id);

create function take_turn_in_line(of_ranch integer) returns timestamptz language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7319213, of_ranch);
      return clock_timestamp();
    end $$;

create function keep_taken() returns trigger language plpgsql as $$
    begin
      update animals set taken = array(select place from animal_places where animal_id = animals.id order by place)
      where id in (select animal_id from changed);
      return null;
    end $$;
create trigger animal_places_taken after insert on animal_places
  referencing new table as changed for each statement execute function keep_taken();
create trigger animal_places_freed after delete on animal_places
  referencing old table as changed for each statement execute function keep_taken();

create function know_harvest() returns trigger language plpgsql as $$
    begin
      new.told_harvest := (select harvest_date from animals where id = new.animal_id);
      new.placed_at := now();
      return new;
    end $$;
create trigger claims_know_harvest before insert or update of animal_id on claims for each row execute function know_harvest();

create function forget_live_purchase() returns trigger language plpgsql as $$
    begin
      new.live_purchase_id := null;
      new.live_purchase_asked_at := null;
      return new;
    end $$;
create trigger claims_forget_live_purchase before update of animal_id on claims
  for each row when (old.animal_id is distinct from new.animal_id) execute function forget_live_purchase();

create function refuse_live_purchase_change() returns trigger language plpgsql as $$
    begin
      raise exception 'confirmations of live purchases are append-only';
    end $$;
create trigger live_purchases_are_append_only before update or delete on live_purchases
  for each row execute function refuse_live_purchase_change();
create trigger live_purchases_are_never_emptied before truncate on live_purchases
  for each statement execute function refuse_live_purchase_change();

create function tell_claim_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, animal_id, claim_id, amount)
      values (
        case when tg_op = 'INSERT' then 'CLAIM_MADE' when new.released_at is null then 'CLAIM_MOVED' else 'CLAIM_RELEASED' end,
        new.rancher_id, new.order_id, new.animal_id, new.id, 0
      );
      -- The open screens of the ranch show it.
      perform pg_notify('ranch_orders', concat(new.rancher_id, ' ', new.order_id)) where new.order_id is not null;
      return null;
    end $$;
create trigger claims_tell_made after insert on claims for each row execute function tell_claim_event();
create trigger claims_tell_moved after update of animal_id, released_at on claims
  for each row when (old.animal_id is distinct from new.animal_id or old.released_at is distinct from new.released_at)
  execute function tell_claim_event();

create function tell_live_purchase() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, animal_id, claim_id, amount)
      select 'LIVE_PURCHASE_CONFIRMED', rancher_id, order_id, new.animal_id, id, 0 from claims where id = new.claim_id;
      -- The open screens of the ranch show it.
      perform pg_notify('ranch_orders', concat(rancher_id, ' ', order_id)) from claims where id = new.claim_id;
      return null;
    end $$;
create trigger live_purchases_tell after insert on live_purchases for each row execute function tell_live_purchase();

comment on table claims is 'Shares that families ordered, and quarters that ranches keep.';

comment on column claims.order_id is 'Both are null for quarters that the ranch keeps for its own household.';
comment on column claims.animal_id is 'Null: it waits in the line, unless it was released.';
comment on column claims.line_at is 'Its rank in the line, ties by id: the moment of ordering, or an earlier one if its animal was withdrawn.';
comment on column claims.pricing is 'The animal''s terms at the moment when it was put on it.';
comment on column claims.released_at is 'When its order was canceled, or the ranch gave its own quarters back.';
comment on column claims.told_harvest is 'The animal''s harvest date that the family knows of. Null: none yet.';
comment on column claims.deposit_reminded_for is 'The due day that the family was reminded of.';
comment on column claims.placed_at is 'When the claim last got an animal or lost it. Calendar apps take over a day only if it''s newer.';
comment on column claims.live_purchase_id is 'The confirmation that counts. Null: none for the animal that the claim is on.';
comment on column claims.live_purchase_asked_at is 'When the family was asked for it by mail.';
comment on column claims.hanging_pounds is 'The hanging weight of the share.';
comment on column claims.packaged_tenths is 'The packaged weight of the share, in tenths of a pound.';
comment on column claims.processor_may_call is 'Whether the family lets the processor call about the cut sheet.';
comment on table live_purchases is 'Confirmations of families that they bought a part of a living animal, which are only added to.';
comment on column live_purchases.version is 'Of the text that was confirmed.';
comment on column live_purchases.ranch_chooses is 'Whether the family lets the ranch choose the animal.';
comment on table animal_places is 'Places 1 and 2 are one side of the animal, 3 and 4 the other. One row a place, so none has two owners.';
comment on function take_turn_in_line is 'The moment that ranks a new claim. The lock lasts until the transaction ends, so nobody gets in before a claim that was already seen in the line.';
comment on function keep_taken is 'Keeps animals.taken as the places say.';
comment on function know_harvest is 'Who gets an animal is told its date right then.';
comment on trigger claims_know_harvest on claims is 'Who gets an animal is told its date right then.';
comment on function forget_live_purchase is 'Who gets another animal has not bought that one yet.';
comment on function refuse_live_purchase_change is 'Confirmations are only added to.';
comment on function tell_claim_event is 'Tells events of claims.';
comment on function tell_live_purchase is 'Tells a confirmation as an event.';

-- migrate:down

drop table animal_places, live_purchases, claims;
drop function take_turn_in_line, keep_taken, know_harvest, forget_live_purchase, refuse_live_purchase_change, tell_claim_event, tell_live_purchase;
