import type { Knex } from 'knex';

/** A confirmed new email waits for three days if the old one was never confirmed, which could not undo the change. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When a confirmed new email replaces the old one. Null until it's confirmed.
    alter table email_confirmations add column takes_effect_at timestamptz;
    create index email_confirmations_waiting on email_confirmations (takes_effect_at) where takes_effect_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table email_confirmations drop column takes_effect_at');
}
