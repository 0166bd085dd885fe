import type { Knex } from 'knex';

/** How far every ranch is from the ZIP code of a customer, as the server will reckon it. */
export async function readMiles(db: Knex): Promise<(zipCode: string) => Map<number, number>> {
  const { rows } = await db.raw(`
    select z.zip_code as zip, r.id, miles_between(r.latitude, r.longitude, z.latitude, z.longitude) as miles
    from zip_codes z cross join ranchers r
    where z.zip_code in (select zip_code from users where user_type = 'CUSTOMER')`);
  const byZip = new Map<string, Map<number, number>>();
  for (const { zip, id, miles } of rows) {
    byZip.set(zip, (byZip.get(zip) ?? new Map<number, number>()).set(id, miles));
  }
  return (zipCode) => byZip.get(zipCode)!;
}
