-- Animals of ranches, who processes them, and the next one of each ranch that families can reserve.

-- migrate:up

create table processors (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers,
  name text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  inspection text not null check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT')),
  establishment_number text,
  kill_fee integer not null check (kill_fee >= 0),
  cut_and_wrap_per_pound integer not null check (cut_and_wrap_per_pound >= 0),
  payer text not null check (payer in ('RANCH', 'FAMILY')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  standard_cut_sheet jsonb
);
create index processors_of_ranch on processors (rancher_id, id);

create table animals (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers,
  tag text not null,
  breed text,
  born_on date,
  finish text,
  photo_url text,
  processor_id integer references processors,
  expected_hanging_from_tenths integer,
  expected_hanging_to_tenths integer,
  pricing text not null check (pricing in ('FLAT', 'HANGING', 'PACKAGED')),
  price integer not null default 0 check (price >= 0),
  price_per_pound integer not null default 0 check (price_per_pound >= 0),
  deposit_per_quarter integer not null default 0 check (deposit_per_quarter >= 0),
  harvest_date date,
  harvest_words text,
  hang_days integer not null check (hang_days >= 0),
  cutting_days integer not null check (cutting_days >= 0),
  own_cut_sheets_due date,
  stage text not null default 'PLANNED'
    check (stage in ('PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED', 'READY', 'CLOSED', 'WITHDRAWN')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  harvest_order integer not null generated always as (coalesce(harvest_date - date '2000-01-01', 2147483647)) stored,
  taken smallint[] not null default '{}',
  quarters_left smallint not null generated always as (4 - cardinality(taken)) stored,
  hanging_tenths integer,
  opened_at timestamptz,
  filled_at timestamptz,
  inspection text check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT')),
  inspected_in text,
  establishment_number text,
  withdrawal_reason text,
  check (case pricing when 'FLAT' then price > 0 else price_per_pound > 0 end),
  check (expected_hanging_from_tenths <= expected_hanging_to_tenths),
  check (withdrawal_reason is null or stage = 'WITHDRAWN')
);
create unique index animals_tag on animals (rancher_id, lower(tag));
create index animals_of_ranch on animals (rancher_id, harvest_order, id);
create index animals_of_processor on animals (processor_id);
create index animals_linked_picture on animals using hash (photo_url) where photo_url not like '/%';
create index animals_cut_sheets_due on animals ((coalesce(own_cut_sheets_due, harvest_date - 7)))
  where stage in ('OPEN', 'HARVESTED');
create index animals_to_reserve on animals (rancher_id) where stage = 'OPEN' and quarters_left > 0;
create index animals_by_opening on animals (opened_at) where opened_at is not null;

create table ranch_harvests (
  rancher_id integer primary key references ranchers on delete cascade,
  animal_id integer,
  ready integer not null default 2147483647,
  quarter_ready integer not null default 2147483647,
  half_ready integer not null default 2147483647,
  whole_ready integer not null default 2147483647
);
create index ranch_harvests_soonest on ranch_harvests (ready, rancher_id);

create function note_opening() returns trigger language plpgsql as $$
    begin
      new.opened_at := case when new.stage not in ('PLANNED', 'WITHDRAWN') then coalesce(new.opened_at, now()) end;
      new.filled_at := case when new.opened_at is not null and cardinality(new.taken) = 4 then coalesce(new.filled_at, now()) end;
      return new;
    end $$;
create trigger animals_note_opening before insert or update of stage, taken on animals
  for each row execute function note_opening();

create function note_inspection() returns trigger language plpgsql as $$
    begin
      select inspection, state, establishment_number into new.inspection, new.inspected_in, new.establishment_number
      from processors where id = new.processor_id;
      return new;
    end $$;
create trigger animals_note_inspection before insert on animals for each row execute function note_inspection();
create trigger animals_note_other_inspection before update of processor_id on animals
  for each row when (old.processor_id is distinct from new.processor_id) execute function note_inspection();

create function pass_inspection_on() returns trigger language plpgsql as $$
    begin
      update animals set inspection = new.inspection, inspected_in = new.state, establishment_number = new.establishment_number
      where processor_id = new.id and stage in ('PLANNED', 'OPEN');
      return null;
    end $$;
create trigger processors_pass_inspection_on after update on processors
  for each row when (
    (old.inspection, old.state, old.establishment_number) is distinct from (new.inspection, new.state, new.establishment_number)
  ) execute function pass_inspection_on();

create function tell_animal_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, animal_id, amount)
      select type, new.rancher_id, new.id, 0
      from (values
        ('ANIMAL_OPENED', new.stage = 'OPEN' and old.stage <> 'OPEN'),
        ('ANIMAL_WITHDRAWN', new.stage = 'WITHDRAWN' and old.stage <> 'WITHDRAWN'),
        -- Nobody but the ranch has heard of the harvest of a planned animal.
        ('HARVEST_MOVED', old.stage <> 'PLANNED' and new.harvest_date is distinct from old.harvest_date)
      ) as told (type, happened)
      where happened;
      return null;
    end $$;
create trigger animals_tell after update of stage, harvest_date on animals for each row execute function tell_animal_event();

create function tell_changed_costs() returns trigger language plpgsql as $$
    begin
      perform tell_ranches('ranches_changed', array(select rancher_id from new_rows));
      return null;
    end $$;
create trigger animals_tell_costs after update on animals
  referencing new table as new_rows for each statement execute function tell_changed_costs();
create trigger processors_tell_costs after update on processors
  referencing new table as new_rows for each statement execute function tell_changed_costs();

create function keep_next_harvests(ranch_ids integer[]) returns void language plpgsql as $$
    begin
      perform from ranch_harvests where rancher_id = any(ranch_ids) order by rancher_id for update;
      with animals_left as (
        select a.id, a.rancher_id,
          r.offer_quarter_cow and r.quarter_cow_price > 0 and true as has_quarter,
          r.offer_half_cow and r.half_cow_price > 0 and (not a.taken && '{1,2}' or not a.taken && '{3,4}') as has_half,
          r.offer_whole_cow and r.whole_cow_price > 0 and a.taken = '{}' as has_whole,
          case when a.harvest_date is null then 2147483646
            else a.harvest_date - date '2000-01-01' + a.hang_days + a.cutting_days end as ready
        from animals a join ranchers r on r.id = a.rancher_id
        where a.rancher_id = any(ranch_ids) and a.stage = 'OPEN' and a.quarters_left > 0
      ), found as (
        select rancher_id, (array_agg(id order by ready, id))[1] as animal_id, min(ready) as ready,
          min(ready) filter (where has_quarter) as quarter_ready,
          min(ready) filter (where has_half) as half_ready,
          min(ready) filter (where has_whole) as whole_ready
        from animals_left where has_quarter or has_half or has_whole group by rancher_id
      )
      update ranch_harvests h set (animal_id, ready, quarter_ready, half_ready, whole_ready) =
        row(found.animal_id, coalesce(found.ready, 2147483647), coalesce(found.quarter_ready, 2147483647), coalesce(found.half_ready, 2147483647), coalesce(found.whole_ready, 2147483647))
      from unnest(ranch_ids) as ranch (id) left join found on found.rancher_id = ranch.id
      where h.rancher_id = ranch.id
        and (h.animal_id, h.ready, h.quarter_ready, h.half_ready, h.whole_ready)
          is distinct from (found.animal_id, coalesce(found.ready, 2147483647), coalesce(found.quarter_ready, 2147483647), coalesce(found.half_ready, 2147483647), coalesce(found.whole_ready, 2147483647));
    end $$;

create function keep_harvests_of_ranchers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then insert into ranch_harvests (rancher_id) select id from new_rows;
      else perform keep_next_harvests(array(select distinct id from (select id, offer_quarter_cow, quarter_cow_price, offer_half_cow, half_cow_price, offer_whole_cow, whole_cow_price from new_rows except select id, offer_quarter_cow, quarter_cow_price, offer_half_cow, half_cow_price, offer_whole_cow, whole_cow_price from old_rows) as rows));
      end if;
      return null;
    end $$;
create trigger ranchers_keep_harvests_insert after insert on ranchers
  referencing new table as new_rows for each statement execute function keep_harvests_of_ranchers();
create trigger ranchers_keep_harvests_update after update on ranchers
  referencing old table as old_rows new table as new_rows for each statement execute function keep_harvests_of_ranchers();

create function keep_harvests_of_animals() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform keep_next_harvests(array(select distinct rancher_id from new_rows));
      elsif tg_op = 'DELETE' then perform keep_next_harvests(array(select distinct rancher_id from old_rows));
      else
        perform keep_next_harvests(array(select distinct rancher_id from (select rancher_id, id, stage, taken, harvest_date, hang_days, cutting_days from new_rows except select rancher_id, id, stage, taken, harvest_date, hang_days, cutting_days from old_rows) as rows));
        perform tell_ranches('products_changed', array(select rancher_id from new_rows));
      end if;
      return null;
    end $$;
create trigger animals_keep_harvests_insert after insert on animals
  referencing new table as new_rows for each statement execute function keep_harvests_of_animals();
create trigger animals_keep_harvests_update after update on animals
  referencing old table as old_rows new table as new_rows for each statement execute function keep_harvests_of_animals();
create trigger animals_keep_harvests_delete after delete on animals
  referencing old table as old_rows for each statement execute function keep_harvests_of_animals();

create function tell_changes_of_ranch_harvests() returns trigger language plpgsql as $$
    begin
      perform tell_ranches('ranches_changed', array(select rancher_id from new_rows));
      return null;
    end $$;
create trigger ranch_harvests_told after update on ranch_harvests
  referencing new table as new_rows for each statement execute function tell_changes_of_ranch_harvests();

comment on table processors is 'Who kills and cuts the animals of a ranch.';

comment on column processors.kill_fee is 'For a whole animal.';
comment on column processors.cut_and_wrap_per_pound is 'For a pound of hanging weight.';
comment on column processors.standard_cut_sheet is 'The ranch''s sheet for this processor. Null: the usual one.';
comment on table animals is 'Animals that families can have shares of.';
comment on column animals.born_on is 'The first of the month where only the month is known.';
comment on column animals.expected_hanging_from_tenths is 'The least hanging weight that the ranch expects, in tenths of a pound.';
comment on column animals.price is 'Of a quarter, where the price is flat.';
comment on column animals.harvest_words is '''autumn 2027'', while the date is open.';
comment on column animals.own_cut_sheets_due is 'The ranch''s own day; null: the usual one.';
comment on column animals.harvest_order is 'The day of the harvest as a number that is never null: without a date an animal comes last.';
comment on column animals.taken is 'The places that have owners, from 1 to 4. The trigger of animal_places keeps it.';
comment on column animals.hanging_tenths is 'The hanging weight of the whole animal, in tenths of a pound.';
comment on column animals.opened_at is 'Null while only the ranch knows of it, and once it is withdrawn.';
comment on column animals.filled_at is 'Since when all of its places have owners.';
comment on column animals.inspection is 'As it is at the processor until the harvest. Null without a processor.';
comment on column animals.inspected_in is 'The state of its processor, by its full name.';
comment on column animals.withdrawal_reason is 'What families read. Null unless it is withdrawn, and if the ranch gave no reason before the harvest.';
comment on index animals_tag is 'Ear tags are told apart by people, who don''t mind upper and lower case.';
comment on index animals_linked_picture is 'For the image proxy, which asks whether a picture of another host is shown.';
comment on index animals_cut_sheets_due is 'For the jobs of the due day. Where the ranch has no own day, it''s a week before the harvest.';
comment on table ranch_harvests is 'The next animal of each ranch of which families can reserve a share, and when the next quarter, half and whole are ready, in days since 2000. 2147483646 means no date yet, 2147483647 no animal.';
comment on function note_opening is 'Notes when an animal was opened for families and when its last quarter was taken.';
comment on function note_inspection is 'Copies the inspection of the processor to an animal.';
comment on function pass_inspection_on is 'Passes a changed inspection on to animals that are not harvested yet.';
comment on function tell_animal_event is 'Tells events of animals.';
comment on function tell_changed_costs is 'Tells servers that what a ranch shows of its costs may have changed.';
comment on function keep_next_harvests is 'Finds the next animals of ranches anew. Who changes one animal of a ranch waits here for whoever changes another, and then sees both. These rows are locked after ranches and animals.';
comment on function keep_harvests_of_ranchers is 'Finds the next animals anew where a ranch changed what it sells.';
comment on function keep_harvests_of_animals is 'Finds the next animals anew where animals changed. What a ranch shows of its next animal is the animal''s, so each change of one is told.';
comment on function tell_changes_of_ranch_harvests is 'Tells servers of ranches whose next animal changed.';

-- migrate:down

drop trigger ranchers_keep_harvests_insert on ranchers;
drop trigger ranchers_keep_harvests_update on ranchers;
drop table ranch_harvests, animals, processors;
drop function note_opening, note_inspection, pass_inspection_on, tell_animal_event, tell_changed_costs, keep_next_harvests,
  keep_harvests_of_ranchers, keep_harvests_of_animals, tell_changes_of_ranch_harvests;
