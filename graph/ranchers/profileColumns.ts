import type { Knex } from 'knex';
import { feedingFlags } from '../../rules/feeding';
import type { RancherProfileInputValues } from '../../rules/rancherProfileForm';
import { zip5 } from '../../rules/zip';
import { placeOf } from '../delivery/placeOf';

/** A checked profile as columns: a ZIP code brings its coordinates, a feeding method its badges, a product the offer. */
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

/** Nothing is within reach of a place that is not known. */
async function located(db: Knex, zipCode: string) {
  const place = await placeOf(db, zipCode);
  return { zipCode: zip5(zipCode), latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
