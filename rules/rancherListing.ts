import { object } from 'yup';
import { feedingFlags } from './feeding';
import { fromProduct, type ProductValues, toProductInput } from './productValues';
import { wholeRancherProfile } from './rancherProfileForm';
import { fromProfile, type LoadedProfile, type RancherProfileValues, toProfileInput } from './rancherProfileValues';

/** A ranch with the products of its own making: what its rancher fills in, money in dollars. */
export interface RancherListingValues extends RancherProfileValues {
  otherProductsList: ProductValues[];
}

interface LoadedListing extends LoadedProfile {
  otherProductsList?: Parameters<typeof fromProduct>[0][];
}

/** The same as the server takes it, in cents. */
export function toListingInput(values: RancherListingValues) {
  return {
    ...toProfileInput(values),
    ...feedingFlags(values.feedingMethod),
    otherProductsList: values.otherProductsList.map(toProductInput),
  };
}

type ListingInput = ReturnType<typeof toListingInput>;

/** Only what was changed goes out: what was changed elsewhere meanwhile stays. */
export function changedListing(before: RancherListingValues, after: RancherListingValues): Partial<ListingInput> {
  const old = toListingInput(before);
  const entries = Object.entries(toListingInput(after)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field as keyof ListingInput]),
  );
  return Object.fromEntries(entries);
}

export function fromListing({ otherProductsList = [], ...profile }: LoadedListing): RancherListingValues {
  return { ...fromProfile(profile), otherProductsList: otherProductsList.map(fromProduct) };
}

export const initialRancherListing = fromListing({});

export const rancherListingForm = wholeRancherProfile.transform(toListingInput);

/** The editor has nothing but the ranch. */
export const rancherEditorForm = object({ rancher: rancherListingForm });
