import { onSale, type RanchShares } from './cowShares';

/** What a ranch has told so far. */
export interface ToldRanch extends RanchShares {
  description: string | null;
  imageUrl: string | null;
  cattleBreed: string | null;
  feedingMethod: string | null;
  raisingPractices: string | null;
  offerLocalPickup: boolean;
  offerLocalDelivery: boolean;
  offerShipping: boolean;
  /** Each with a price of its own: a product without one cannot be saved. */
  products: readonly { available: boolean }[];
  contact: { phone: string };
}

export type Part = (typeof PARTS)[number]['part'];

/** What a family wants to know before it orders, in the order in which it asks. */
const PARTS = [
  { part: 'description', told: ({ description }: ToldRanch) => Boolean(description) },
  { part: 'photo', told: ({ imageUrl }: ToldRanch) => Boolean(imageUrl) },
  { part: 'price', told: sellsSomething },
  { part: 'breed', told: ({ cattleBreed }: ToldRanch) => Boolean(cattleBreed) },
  { part: 'feeding', told: ({ feedingMethod }: ToldRanch) => Boolean(feedingMethod) },
  { part: 'practices', told: ({ raisingPractices }: ToldRanch) => Boolean(raisingPractices) },
  { part: 'delivery', told: reachesSomeone },
  { part: 'phone', told: ({ contact }: ToldRanch) => Boolean(contact.phone) },
] as const;

interface Completeness {
  told: number;
  outOf: number;
  missing: Part[];
}

export function completeness(ranch: ToldRanch): Completeness {
  const missing = PARTS.filter(({ told }) => !told(ranch)).map(({ part }) => part);
  return { told: PARTS.length - missing.length, outOf: PARTS.length, missing };
}

function sellsSomething(ranch: ToldRanch): boolean {
  return onSale(ranch).length > 0 || ranch.products.some(({ available }) => available);
}

function reachesSomeone({ offerLocalPickup, offerLocalDelivery, offerShipping }: ToldRanch): boolean {
  return offerLocalPickup || offerLocalDelivery || offerShipping;
}
