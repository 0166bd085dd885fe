import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Knex } from 'knex';
import { projectRoot } from '../graph/config';

/** ZIP codes of the territories with city, code and center. Source: as of `zip-codes.csv.gz`. */
async function zipCodeRows(): Promise<string> {
  return gunzipSync(await readFile(path.join(projectRoot, 'migrations/data/territory-zip-codes.csv.gz'))).toString(
    'utf8',
  );
}

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into zip_codes (zip_code, city, state, latitude, longitude)
     select f[1], f[2], f[3], f[4]::double precision, f[5]::double precision
     from (select string_to_array(line, '|') as f from unnest(string_to_array(?, E'\\n')) as line where line <> '') as rows
     on conflict do nothing`,
    [await zipCodeRows()],
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from zip_codes where state in ('PR', 'VI', 'GU', 'AS', 'MP')`);
}
