import type { Knex } from 'knex';
import { zip5 } from '../../rules/fields/zip';
import { feedingFlags } from '../../rules/ranches/feeding';
import type { RancherProfileInputValues } from '../../rules/ranches/rancherProfileForm';
import { placeOf } from '../places/placeOf';

/** Returns the columns for a validated profile, with the coordinates of its ZIP code and the badges of its feeding method. */
export async function profileColumns(
  db: Knex,
  { otherProductsList, ...profile }: RancherProfileInputValues,
  feedingMethod = profile.feedingMethod,
) {
  const hasProducts = otherProductsList && otherProductsList.length > 0;
  return {
    ...profile,
    ...feedingFlags(feedingMethod),
    ...(profile.zipCode && (await locate(db, profile.zipCode))),
    offerOtherProducts: profile.offerOtherProducts ?? (hasProducts || undefined),
  };
}

/** Returns a ZIP code with its coordinates. An unknown one has none, which leaves only pickup and nationwide shipping. */
async function locate(db: Knex, zipCode: string) {
  const place = await placeOf(db, zipCode);
  return { zipCode: zip5(zipCode), latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
