-- How sides of animals are cut.

-- migrate:up

create table cut_sheet_proposals (
  id integer generated always as identity primary key,
  animal_id integer not null references animals on delete cascade,
  sides smallint[] not null check (sides in ('{1}', '{2}', '{1,2}')),
  claim_id integer not null unique references claims on delete cascade,
  sheet jsonb not null,
  proposed_at timestamptz not null default now()
);
create index cut_sheet_proposals_of_animal on cut_sheet_proposals (animal_id);

create table cut_sheets (
  id integer generated always as identity primary key,
  animal_id integer not null references animals on delete cascade,
  sides smallint[] not null check (sides in ('{1}', '{2}', '{1,2}')),
  state text not null check (state in ('AGREED', 'STANDARD', 'CHANGED')),
  sheet jsonb not null,
  claim_ids integer[] not null default '{}',
  reason text,
  decided_at timestamptz not null default now(),
  check ((state = 'CHANGED') = (reason is not null)),
  check (state <> 'AGREED' or claim_ids <> '{}'),
  unique (animal_id, sides)
);

create table cut_sheet_reminders (
  claim_id integer not null references claims on delete cascade,
  due date not null,
  days smallint not null,
  primary key (claim_id, due, days)
);

create function tell_cut_sheet_agreed() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, animal_id, amount)
      select 'CUT_SHEET_AGREED', rancher_id, id, 0 from animals where id = new.animal_id;
      return null;
    end $$;
create trigger cut_sheets_tell after insert on cut_sheets
  for each row when (new.state = 'AGREED') execute function tell_cut_sheet_agreed();

create function show_cut_sheet() returns trigger language plpgsql as $$
    begin
      perform pg_notify('ranch_orders', concat(rancher_id, ' ', order_id))
      from claims where animal_id = new.animal_id and order_id is not null;
      return null;
    end $$;
create trigger cut_sheets_show after insert on cut_sheets for each row execute function show_cut_sheet();
create trigger cut_sheet_proposals_show after insert on cut_sheet_proposals for each row execute function show_cut_sheet();

comment on table cut_sheet_proposals is 'How families want their sides to be cut.';

comment on column cut_sheet_proposals.sides is 'One side, or both for a whole animal.';
comment on column cut_sheet_proposals.claim_id is 'A share proposes one sheet. A new one replaces it and has another id.';
comment on table cut_sheets is 'How sides are cut: as the families agreed, by the ranch''s own sheet, or changed by the ranch.';
comment on column cut_sheets.claim_ids is 'The shares that it was decided for: it falls with them.';
comment on column cut_sheets.reason is 'Of a change by the ranch.';
comment on table cut_sheet_reminders is 'Which families were told how many days before a due day. A reminder is there once.';
comment on function tell_cut_sheet_agreed is 'Tells an agreed sheet as an event.';
comment on function show_cut_sheet is 'Tells the open screens of the ranch that a sheet changed.';

-- migrate:down

drop table cut_sheet_reminders, cut_sheets, cut_sheet_proposals;
drop function tell_cut_sheet_agreed, show_cut_sheet;
