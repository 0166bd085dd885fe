import type { Knex } from 'knex';
import { zip5 } from '../../rules/fields/zip';
import { type DeliveryOption, deliveryOptions } from '../../rules/ranches/delivery';
import { prepared } from '../database/reading/prepared';
import { badInput } from '../errors';
import type { RancherRow } from '../ranches/Rancher';

export type Quote = { zipCode: string; distanceMiles: number | null; options: DeliveryOption[] };

/** A ranch's delivery options for a ZIP code. The page, the quote and the order all use this. Errors: BAD_USER_INPUT. */
export async function quoteDelivery(db: Knex, ranch: RancherRow, zipCode: string): Promise<Quote> {
  const zip = zip5(zipCode);
  if (!zip) throw badInput({ zipCode: 'Valid ZIP code is required' });
  const distanceMiles = await milesTo(db, ranch, zip);
  return { zipCode: zip, distanceMiles, options: deliveryOptions(ranch, distanceMiles) };
}

/** How far a ZIP code is from a ranch. Null if we don't know one of the two places. */
export async function milesTo(db: Knex, { latitude, longitude }: RancherRow, zip: string): Promise<number | null> {
  const [row] = await prepared<{ miles: number | null }>(db, {
    sql: 'select miles_between(?, ?, latitude, longitude) as miles from zip_codes where zip_code = ?',
    bindings: [latitude, longitude, zip],
  });
  return row?.miles ?? null;
}
