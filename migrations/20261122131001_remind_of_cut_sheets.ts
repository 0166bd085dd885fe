import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Which families were told how many days before a due day. A reminder is there once.
    create table cut_sheet_reminders (
      claim_id integer not null references claims on delete cascade,
      due date not null,
      days smallint not null,
      primary key (claim_id, due, days)
    );
    -- For the jobs of the due day. Where the ranch has no own day, it's a week before the harvest.
    create index animals_cut_sheets_due on animals ((coalesce(own_cut_sheets_due, harvest_date - 7)))
      where stage in ('OPEN', 'HARVESTED');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index animals_cut_sheets_due; drop table cut_sheet_reminders;');
}
