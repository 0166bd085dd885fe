-- Mails to people, and which kinds they turned off.

-- migrate:up

create table mails (
  id integer generated always as identity primary key,
  template text not null,
  user_id integer references users on delete set null,
  order_id integer references orders on delete cascade,
  job_id bigint,
  subject text,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED', 'SKIPPED')),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((state = 'SENT') = (sent_at is not null))
);
create index mails_newest on mails (created_at desc, id desc);
create index mails_of_user on mails (user_id, created_at desc, id desc);
create index mails_of_job on mails (job_id) where state in ('QUEUED', 'FAILED');
create index mails_of_order on mails (order_id, created_at desc, id desc) where order_id is not null;
create index mails_failed on mails (created_at desc, id desc) where state = 'FAILED';

create table mail_refusals (
  user_id integer not null references users on delete cascade,
  topic text not null check (topic ~ '^[A-Z]+(_[A-Z]+)*$'),
  created_at timestamptz not null default now(),
  primary key (user_id, topic)
);

comment on table mails is 'What became of each mail. The words are made when it is sent, and not kept.';

comment on column mails.user_id is 'Null where the account is gone.';
comment on column mails.job_id is 'The job that sends it; the queue forgets a job that is done.';
comment on column mails.subject is 'Null until it is written.';
comment on table mail_refusals is 'Emails that a person has turned off, by topic. Without a row they are on.';

-- migrate:down

drop table mail_refusals, mails;
