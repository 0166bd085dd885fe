import type { Knex } from 'knex';
import type { NextTown } from './draftProcessors';

/** For each ranch, the nearest other town in its state, by the ranch's id. A degree is about 69 miles or less. */
const NEAREST = `
  select r.id as "ranchId", town.city, town.zip_code as "zipCode"
  from ranchers r join zip_codes home on home.zip_code = r.zip_code,
    lateral (
      select z.city, z.zip_code from zip_codes z
      where z.state = home.state and z.city <> home.city
        and z.latitude between r.latitude - 1 and r.latitude + 1
        and z.longitude between r.longitude - 1 and r.longitude + 1
      order by miles_between(z.latitude, z.longitude, r.latitude, r.longitude), z.zip_code limit 1
    ) as town`;

export async function readNextTowns(trx: Knex): Promise<Map<number, NextTown>> {
  const { rows } = await trx.raw(NEAREST);
  return new Map(rows.map(({ ranchId, ...town }: NextTown & { ranchId: number }) => [ranchId, town]));
}
