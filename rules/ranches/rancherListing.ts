import { object } from 'yup';
import { fromProduct, type ProductValues, toProductInput } from '../products/productValues';
import { feedingFlags } from './feeding';
import { wholeRancherProfile } from './rancherProfileForm';
import { fromProfile, type LoadedProfile, type RancherProfileValues, toProfileInput } from './rancherProfileValues';

/** A ranch with its custom products, as the rancher fills it in. Money is in dollars. */
export interface RancherListingValues extends RancherProfileValues {
  otherProductsList: ProductValues[];
}

interface LoadedListing extends LoadedProfile {
  otherProductsList?: Parameters<typeof fromProduct>[0][];
}

/** The server's input, in cents. */
export function toListingInput(values: RancherListingValues) {
  return {
    ...toProfileInput(values),
    ...feedingFlags(values.feedingMethod),
    otherProductsList: values.otherProductsList.map(toProductInput),
  };
}

type ListingInput = ReturnType<typeof toListingInput>;

/** Only the changed fields, so that changes made elsewhere in the meantime aren't lost. */
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

export const rancherEditorForm = object({ rancher: rancherListingForm });
