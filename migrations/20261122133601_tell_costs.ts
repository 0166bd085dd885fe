import type { Knex } from 'knex';

const TABLES = ['animals', 'processors'];

/** What a share costs in all rests on the animals of a ranch and on its processors' fees, and lists are sorted by it. */
export async function up(knex: Knex): Promise<void> {
  const triggers = TABLES.map(
    (table) => `create trigger ${table}_tell_costs after update on ${table} referencing new table as new_rows
      for each statement execute function tell_changed_costs();`,
  );
  await knex.raw(`
    create function tell_changed_costs() returns trigger language plpgsql as $$
    begin
      perform tell_ranches('ranches_changed', array(select rancher_id from new_rows));
      return null;
    end $$;
    ${triggers.join('')}`);
}

export async function down(knex: Knex): Promise<void> {
  const triggers = TABLES.map((table) => `drop trigger ${table}_tell_costs on ${table};`);
  await knex.raw(`${triggers.join('')} drop function tell_changed_costs`);
}
