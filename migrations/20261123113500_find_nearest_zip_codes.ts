import type { Knex } from 'knex';

/** Finds the ZIP code next to a position, walking outward from it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index zip_codes_on_sphere on zip_codes using gist (sphere_point(latitude, longitude))');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index zip_codes_on_sphere');
}
