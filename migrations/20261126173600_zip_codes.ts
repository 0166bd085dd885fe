import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { projectRoot } from '../graph/config';

/** Rows of ZIP code, city, state, latitude and longitude. */
async function zipCodeRows(): Promise<string> {
  return gunzipSync(await readFile(path.join(projectRoot, 'migrations/data/zip-codes.csv.gz'))).toString('utf8');
}

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function miles_between(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
    returns double precision language sql immutable strict parallel safe as $$
      select round(3958.8 * 2 * asin(sqrt(
        power(sin(radians(lat2 - lat1) / 2), 2) +
        cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)
      )) * 10) / 10
    $$;

    create function sphere_point(latitude double precision, longitude double precision)
    returns cube language sql immutable parallel safe
      return case when latitude is not null and longitude is not null then cube(array[
        cos(radians(latitude)) * cos(radians(longitude)),
        cos(radians(latitude)) * sin(radians(longitude)),
        sin(radians(latitude))
      ]) end;

    create function sphere_box(latitude double precision, longitude double precision, miles double precision)
    returns cube language sql immutable parallel safe
      return cube_enlarge(sphere_point(latitude, longitude), 2 * sin(least((miles + 0.1) / 3958.8, pi()) / 2), 3);

    create function shipping_box(latitude double precision, longitude double precision, miles integer, nationwide boolean)
    returns cube language sql immutable parallel safe
      return case when nationwide then cube(array[-2, -2, -2], array[2, 2, 2]) else sphere_box(latitude, longitude, miles) end;

    create table zip_codes (
      zip_code text primary key,
      city text not null,
      state text not null,
      latitude double precision not null,
      longitude double precision not null
    );
    create index zip_codes_on_sphere on zip_codes using gist (sphere_point(latitude, longitude));
    ${comments}
  `);
  await knex.raw(
    `insert into zip_codes (zip_code, city, state, latitude, longitude)
     select f[1], f[2], f[3], f[4]::double precision, f[5]::double precision
     from (select string_to_array(line, '|') as f from unnest(string_to_array(?, E'\\n')) as line where line <> '') as rows`,
    [await zipCodeRows()],
  );
}

export const comments = `
    comment on function miles_between is 'Miles on the sphere, to the tenth; plain enough that PostgreSQL writes it into the query. Search, quote and checkout all call this one, so they cannot disagree.';
    comment on function sphere_point is 'A place as a point of the unit sphere, where a pole and the date line are places like all others. Plain enough that PostgreSQL writes it into queries; its names are resolved when it is made, because indexes are built without a search path.';
    comment on function sphere_box is 'The box around all places that miles_between can round to so many miles; half around the earth is everywhere.';
    comment on function shipping_box is 'The box around all places that a ranch ships to.';
    comment on table zip_codes is 'US ZIP codes and those of the territories, with city, state code and centroid. Source: GeoNames (CC BY 4.0).';`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table zip_codes;
    drop function miles_between, sphere_point, sphere_box, shipping_box;
  `);
}
