import type { Knex } from 'knex';
import { zip5 } from '../../rules/fields/zip';
import { type DeliveryOption, deliveryOptions } from '../../rules/ranches/delivery';
import { stateOfZip } from '../../rules/words/zipStates';
import { prepared } from '../database/reading/prepared';
import { badInput } from '../errors';
import type { RancherRow } from '../ranches/Rancher';

export type RanchQuote = {
  zipCode: string;
  distanceMiles: number | null;
  options: DeliveryOption[];
  ranch: RancherRow;
  /** The state or other place of the ZIP code, by its full name. Null if unknown. */
  state: string | null;
};

/** Returns a ranch's delivery options for a ZIP code. The page, the quote and the order all use this. Errors: BAD_USER_INPUT. */
export async function quoteDelivery(db: Knex, ranch: RancherRow, zipCode: string): Promise<RanchQuote> {
  const zip = zip5(zipCode);
  if (!zip) throw badInput({ zipCode: 'Valid ZIP code is required' });
  const { miles: distanceMiles, code } = await placeAt(db, ranch, zip);
  const options = deliveryOptions(ranch, distanceMiles);
  return { zipCode: zip, distanceMiles, options, ranch, state: stateOfZip(zip, code) };
}

type Destination = { miles: number | null; code: string | null };

async function placeAt(db: Knex, { latitude, longitude }: RancherRow, zip: string): Promise<Destination> {
  const [row] = await prepared<Destination>(db, {
    sql: 'select miles_between(?, ?, latitude, longitude) as miles, state as code from zip_codes where zip_code = ?',
    bindings: [latitude, longitude, zip],
  });
  return row ?? { miles: null, code: null };
}
