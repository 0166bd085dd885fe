import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // The calendar day of pickup or delivery as '2026-11-21': it has no time and no zone. Null while none is set.
  await knex.raw(
    "alter table orders add column handover_day text check (handover_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')",
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table orders drop column handover_day');
}
