import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The job workers that are alive. What others have locked is let go, or it would wait for hours.
    create table job_workers (
      worker_id text primary key,
      seen_at timestamptz not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table job_workers');
}
