import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The inspection that a product was made under. Null: the ranch doesn't say.
    alter table products add column inspection text check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT'));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table products drop column inspection');
}
