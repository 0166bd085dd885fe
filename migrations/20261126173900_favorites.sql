-- The ranches that people have marked.

-- migrate:up

create table favorites (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  rancher_id integer not null references ranchers on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, rancher_id)
);

comment on table favorites is 'Ranches that people marked.';

-- migrate:down

drop table favorites;
