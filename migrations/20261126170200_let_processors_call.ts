import type { Knex } from 'knex';

/** Whether the processor of a share's animal may call the family. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table claims add column processor_may_call boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table claims drop column processor_may_call');
}
