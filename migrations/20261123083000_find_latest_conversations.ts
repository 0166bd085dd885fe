import type { Knex } from 'knex';

/** Admins see the conversations of all with the latest messages. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index conversations_latest on conversations (last_message_at desc, id desc) where last_message_at is not null
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index conversations_latest');
}
