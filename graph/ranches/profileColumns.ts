import type { Knex } from 'knex';
import { zip5 } from '../../rules/fields/zip';
import { feedingFlags } from '../../rules/ranches/feeding';
import type { RancherProfileInputValues } from '../../rules/ranches/rancherProfileForm';
import { placeOf } from '../delivery/placeOf';

/** The columns for a validated profile: also the coordinates of its ZIP code, the badges of its feeding method, and its offers. */
export async function profileColumns(
  db: Knex,
  { otherProductsList, ...profile }: RancherProfileInputValues,
  feedingMethod = profile.feedingMethod,
) {
  const hasProducts = otherProductsList && otherProductsList.length > 0;
  return {
    ...profile,
    ...feedingFlags(feedingMethod),
    ...(profile.zipCode && (await located(db, profile.zipCode))),
    offerOtherProducts: profile.offerOtherProducts ?? (hasProducts || undefined),
  };
}

/** Without coordinates, the ranch isn't within reach of anything. */
async function located(db: Knex, zipCode: string) {
  const place = await placeOf(db, zipCode);
  return { zipCode: zip5(zipCode), latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
