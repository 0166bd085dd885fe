import type { Knex } from 'knex';

/** The orders that a family wants to be reminded of. A row goes when its mail is queued, so none is mailed twice. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table reorder_reminders (
      order_id integer primary key references orders on delete cascade,
      remind_at timestamptz not null
    );
    create index reorder_reminders_due on reorder_reminders (remind_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table reorder_reminders');
}
