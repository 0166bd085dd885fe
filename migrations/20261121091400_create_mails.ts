import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What became of each mail. The words are made when it is sent, and not kept.
    create table mails (
      id integer generated always as identity primary key,
      template text not null,
      -- Null where the account is gone.
      user_id integer references users on delete set null,
      order_id integer references orders on delete cascade,
      -- The job that sends it; the queue forgets a job that is done.
      job_id bigint,
      -- Null until it is written.
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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table mails');
}
