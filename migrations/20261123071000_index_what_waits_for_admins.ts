import type { Knex } from 'knex';

/** What was given up is rare among all mails and webhooks, and admins see it whenever they open their panel. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index mails_failed on mails (created_at desc, id desc) where state = 'FAILED';
    create index webhooks_failed on webhooks (failing_since desc, id desc) where not enabled`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index mails_failed, webhooks_failed');
}
