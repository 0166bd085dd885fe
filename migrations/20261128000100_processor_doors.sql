-- Links by which processors read what a ranch sends them, without an account.

-- migrate:up

create table processor_doors (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers,
  processor_id integer not null references processors on delete cascade,
  email text,
  token_hash text unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index processor_doors_of_ranch on processor_doors (rancher_id, id) where revoked_at is null;
create index processor_doors_of_processor on processor_doors (processor_id);
create index processor_doors_by_email on processor_doors (lower(email)) where revoked_at is null;

create table processor_prints (
  door_id integer not null references processor_doors on delete cascade,
  animal_id integer not null references animals on delete cascade,
  content text not null,
  printed_at timestamptz not null default now(),
  primary key (door_id, animal_id)
);
create index processor_prints_of_animal on processor_prints (animal_id);

comment on table processor_doors is 'Links by which a processor reads about the animals of a ranch that it processes, without an account.';
comment on column processor_doors.email is 'Where the link is mailed, if it is.';
comment on column processor_doors.token_hash is 'Null until the first letter is written.';
comment on table processor_prints is 'What a processor last printed of an animal.';
comment on column processor_prints.content is 'Tells whether the sheets or their owners have changed since.';

-- migrate:down

drop table processor_prints, processor_doors;
