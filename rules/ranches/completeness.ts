import type { Inspection } from '../herd/inspection';
import { onSale, type RanchShares } from '../products/cowShares';
import type { RancherProfileField } from './rancherProfileFields';

type Text = 'description' | 'imageUrl' | 'cattleBreed' | 'feedingMethod' | 'raisingPractices';
type DeliveryOffer = 'offerLocalPickup' | 'offerLocalDelivery' | 'offerShipping';

/** The parts of a ranch's page that can be complete. */
export interface RanchPage extends RanchShares, Record<Text, string | null>, Record<DeliveryOffer, boolean> {
  /** Every product has a price, or it couldn't be saved. */
  products: readonly { __typename?: string; available: boolean; inspection: Inspection | null }[];
  contact: { phone: string };
}

interface Part {
  /** Where to fill it in: a field of the ranch, or the phone number of its owner. */
  field: RancherProfileField | 'phone' | 'products';
  label: string;
  isFilledIn: (ranch: RanchPage) => boolean;
  /** Undefined if the part is for every ranch. */
  appliesTo?: (ranch: RanchPage) => boolean;
}

const text = (field: Text, label: string): Part => ({ field, label, isFilledIn: (ranch) => Boolean(ranch[field]) });

/** What families want to know before they order, most important first. */
const PARTS: readonly Part[] = [
  text('description', 'A short description'),
  text('imageUrl', 'A main photo'),
  { field: 'offerQuarterCow', label: 'Something on sale, with its price', isFilledIn: sellsSomething },
  {
    field: 'products',
    label: 'Which inspection your beef is made under',
    appliesTo: (ranch) => beefOf(ranch).length > 0,
    isFilledIn: (ranch) => beefOf(ranch).every(({ inspection }) => inspection !== null),
  },
  text('cattleBreed', 'Your cattle breed'),
  text('feedingMethod', 'How you feed'),
  text('raisingPractices', 'How you raise your cattle'),
  { field: 'offerLocalPickup', label: 'A way to get the beef', isFilledIn: offersDelivery },
  { field: 'phone', label: 'Your phone number', isFilledIn: ({ contact }) => Boolean(contact.phone) },
];

export function completeness(ranch: RanchPage): { told: number; outOf: number; missing: Part[] } {
  const parts = PARTS.filter(({ appliesTo }) => !appliesTo || appliesTo(ranch));
  const missing = parts.filter(({ isFilledIn }) => !isFilledIn(ranch));
  return { told: parts.length - missing.length, outOf: parts.length, missing };
}

function sellsSomething(ranch: RanchPage): boolean {
  return onSale(ranch).length > 0 || ranch.products.some(({ available }) => available);
}

/** Boxes and cuts on sale. Custom products may not be beef. */
function beefOf({ products }: RanchPage) {
  return products.filter(({ __typename, available }) => available && __typename !== 'CustomProduct');
}

function offersDelivery({ offerLocalPickup, offerLocalDelivery, offerShipping }: RanchPage): boolean {
  return offerLocalPickup || offerLocalDelivery || offerShipping;
}
