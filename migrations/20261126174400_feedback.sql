-- What people wrote to the platform.

-- migrate:up

create table feedback (
  id integer generated always as identity primary key,
  user_id integer references users on delete set null,
  feedback text not null,
  type text not null check (type in ('SUGGESTION', 'ISSUE', 'OTHER')),
  page_url text not null default '',
  created_at timestamptz not null default now()
);
create index feedback_newest on feedback (created_at desc, id desc);

comment on table feedback is 'What people wrote to the platform.';

-- migrate:down

drop table feedback;
