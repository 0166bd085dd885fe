import type { Knex } from 'knex';

/**
 * Places as points of the unit sphere, where a pole and the date line are places like all others. A box of the index is
 * what is searched first. Which ranches are within a distance is still decided by miles_between.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists cube;
    -- Plain enough that PostgreSQL writes them into queries. Their names are resolved here, because indexes are built without a
    -- search path.
    create function sphere_point(latitude double precision, longitude double precision)
    returns cube language sql immutable parallel safe
      return case when latitude is not null and longitude is not null then cube(array[
        cos(radians(latitude)) * cos(radians(longitude)),
        cos(radians(latitude)) * sin(radians(longitude)),
        sin(radians(latitude))
      ]) end;
    -- The box around all places that miles_between can round to so many miles; half around the earth is everywhere.
    create function sphere_box(latitude double precision, longitude double precision, miles double precision)
    returns cube language sql immutable parallel safe
      return cube_enlarge(sphere_point(latitude, longitude), 2 * sin(least((miles + 0.1) / 3958.8, pi()) / 2), 3);
    create function shipping_box(latitude double precision, longitude double precision, miles integer, nationwide boolean)
    returns cube language sql immutable parallel safe
      return case when nationwide then cube(array[-2, -2, -2], array[2, 2, 2]) else sphere_box(latitude, longitude, miles) end;

    -- Nearest first, and what is in a circle.
    create index ranchers_on_sphere on ranchers using gist (sphere_point(latitude, longitude)) where approval = 'APPROVED';
    -- Which ranches reach a place.
    create index ranchers_local_reach on ranchers
      using gist (sphere_box(latitude, longitude, local_delivery_range))
      where approval = 'APPROVED' and offer_local_delivery;
    create index ranchers_shipping_reach on ranchers
      using gist (shipping_box(latitude, longitude, shipping_radius, shipping_nationwide))
      where approval = 'APPROVED' and offer_shipping;
    drop index ranchers_place;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create index ranchers_place on ranchers using gist (point(longitude, latitude)) where latitude is not null;
    drop index ranchers_on_sphere, ranchers_local_reach, ranchers_shipping_reach;
    drop function shipping_box, sphere_box, sphere_point;
  `);
}
