import { onSale, type RanchShares } from '../products/cowShares';

/** The parts of a ranch's page that can be complete. */
export interface RanchPage extends RanchShares {
  description: string | null;
  imageUrl: string | null;
  cattleBreed: string | null;
  feedingMethod: string | null;
  raisingPractices: string | null;
  offerLocalPickup: boolean;
  offerLocalDelivery: boolean;
  offerShipping: boolean;
  /** Every product has a price, or it couldn't be saved. */
  products: readonly { available: boolean }[];
  contact: { phone: string };
}

export type Part = (typeof PARTS)[number]['part'];

/** What families want to know before they order, most important first. */
const PARTS = [
  { part: 'description', told: ({ description }: RanchPage) => Boolean(description) },
  { part: 'photo', told: ({ imageUrl }: RanchPage) => Boolean(imageUrl) },
  { part: 'price', told: sellsSomething },
  { part: 'breed', told: ({ cattleBreed }: RanchPage) => Boolean(cattleBreed) },
  { part: 'feeding', told: ({ feedingMethod }: RanchPage) => Boolean(feedingMethod) },
  { part: 'practices', told: ({ raisingPractices }: RanchPage) => Boolean(raisingPractices) },
  { part: 'delivery', told: reachesSomeone },
  { part: 'phone', told: ({ contact }: RanchPage) => Boolean(contact.phone) },
] as const;

interface Completeness {
  told: number;
  outOf: number;
  missing: Part[];
}

export function completeness(ranch: RanchPage): Completeness {
  const missing = PARTS.filter(({ told }) => !told(ranch)).map(({ part }) => part);
  return { told: PARTS.length - missing.length, outOf: PARTS.length, missing };
}

function sellsSomething(ranch: RanchPage): boolean {
  return onSale(ranch).length > 0 || ranch.products.some(({ available }) => available);
}

function reachesSomeone({ offerLocalPickup, offerLocalDelivery, offerShipping }: RanchPage): boolean {
  return offerLocalPickup || offerLocalDelivery || offerShipping;
}
