import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { projectRoot } from '../graph/config';

/** US ZIP codes with city, state code and centroid. Source: GeoNames (CC BY 4.0). */
async function zipCodeRows(): Promise<string> {
  return gunzipSync(await readFile(path.join(projectRoot, 'migrations/data/zip-codes.csv.gz'))).toString('utf8');
}

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table zip_codes (
      zip_code text primary key,
      city text not null,
      state text not null,
      latitude double precision not null,
      longitude double precision not null
    );
    -- Miles on the sphere, to the tenth; plain enough that PostgreSQL writes it into the query. Search, quote and checkout all call this one, so they cannot disagree.
    create function miles_between(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
    returns double precision language sql immutable strict parallel safe as $$
      select round(3958.8 * 2 * asin(sqrt(
        power(sin(radians(lat2 - lat1) / 2), 2) +
        cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)
      )) * 10) / 10
    $$;
  `);
  await knex.raw(
    `insert into zip_codes (zip_code, city, state, latitude, longitude)
     select f[1], f[2], f[3], f[4]::double precision, f[5]::double precision
     from (select string_to_array(line, '|') as f from unnest(string_to_array(?, E'\\n')) as line where line <> '') as rows`,
    [await zipCodeRows()],
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function miles_between; drop table zip_codes');
}
