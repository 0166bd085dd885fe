-- The slots that plants publish for their kill days, and the animals that ranches book into them.

-- migrate:up

create table plants (
  id integer generated always as identity primary key,
  email text not null,
  token_hash text unique,
  created_at timestamptz not null default now()
);
create unique index plants_by_email on plants (lower(email));

alter table processors add column plant_id integer references plants on delete set null;
create index processors_of_plant on processors (plant_id) where plant_id is not null;

create table kill_days (
  plant_id integer not null references plants on delete cascade,
  day date not null,
  slots integer not null check (slots between 0 and 200),
  primary key (plant_id, day)
);

create table slot_bookings (
  animal_id integer primary key references animals on delete cascade,
  plant_id integer not null,
  day date not null,
  reminders integer not null default 0 check (reminders between 0 and 2),
  foreign key (plant_id, day) references kill_days on delete cascade
);
create index slot_bookings_of_day on slot_bookings (plant_id, day);

create table slot_waits (
  id integer generated always as identity primary key,
  plant_id integer not null,
  day date not null,
  processor_id integer not null references processors on delete cascade,
  offer_ends_at timestamptz,
  foreign key (plant_id, day) references kill_days on delete cascade,
  unique (plant_id, day, processor_id)
);
create index slot_waits_of_processor on slot_waits (processor_id);
create index slot_waits_offered on slot_waits (offer_ends_at) where offer_ends_at is not null;

comment on table plants is 'Who publishes slots: whoever reads the mail of an address. Ranches enter the same plant as processors of their own.';
comment on column plants.email is 'Where the link of all its ranches and its reminders are mailed.';
comment on column plants.token_hash is 'Null until the first letter is written.';
comment on column processors.plant_id is 'The plant that publishes its slots to this ranch.';
comment on table kill_days is 'How many animals a plant takes on a day. 0 on days on which it closed.';
comment on table slot_bookings is 'The animals that have a slot on the day of their harvest.';
comment on column slot_bookings.reminders is 'How many of the two reminders were sent.';
comment on table slot_waits is 'Ranches that want to be told when a slot is free, in the order of asking.';
comment on column slot_waits.offer_ends_at is 'Until when a free slot is held for the ranch. Null while none is.';

-- migrate:down

drop table slot_waits, slot_bookings, kill_days;
alter table processors drop column plant_id;
drop table plants;
