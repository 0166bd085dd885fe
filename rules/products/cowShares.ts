import type { Cents } from '../money/money';
import type { ItemType, OrderType } from '../words/vocabulary';

interface Span {
  from: number;
  to: number;
}

type ShareName = 'Quarter' | 'Half' | 'Whole';

export type RanchShares = Record<`offer${ShareName}Cow`, boolean> & Record<`${Lowercase<ShareName>}CowPrice`, Cents>;

export interface CowShare {
  share: Uppercase<ShareName>;
  itemType: ItemType & OrderType;
  orderType: ItemType & OrderType;
  offerField: `offer${ShareName}Cow`;
  priceField: `${Lowercase<ShareName>}CowPrice`;
  label: string;
  /** Packaged pounds that a family takes home. */
  yieldPounds: Span;
  /** Pounds on the rail, before cutting. */
  hangingPounds: Span;
  /** Usual prices, in cents. */
  suggestedPrice: Span;
  /** Freezer space that it needs, at 25 pounds per cubic foot. */
  freezerCubicFeet: Span;
}

export const COW_SHARES: readonly CowShare[] = [
  {
    share: 'QUARTER',
    itemType: 'QUARTER_COW',
    orderType: 'QUARTER_COW',
    offerField: 'offerQuarterCow',
    priceField: 'quarterCowPrice',
    label: 'Quarter Cow',
    yieldPounds: { from: 100, to: 125 },
    hangingPounds: { from: 130, to: 180 },
    suggestedPrice: { from: 70_000, to: 120_000 },
    freezerCubicFeet: { from: 4, to: 5 },
  },
  {
    share: 'HALF',
    itemType: 'HALF_COW',
    orderType: 'HALF_COW',
    offerField: 'offerHalfCow',
    priceField: 'halfCowPrice',
    label: 'Half Cow',
    yieldPounds: { from: 200, to: 250 },
    hangingPounds: { from: 260, to: 350 },
    suggestedPrice: { from: 140_000, to: 240_000 },
    freezerCubicFeet: { from: 8, to: 10 },
  },
  {
    share: 'WHOLE',
    itemType: 'WHOLE_COW',
    orderType: 'WHOLE_COW',
    offerField: 'offerWholeCow',
    priceField: 'wholeCowPrice',
    label: 'Whole Cow',
    yieldPounds: { from: 400, to: 500 },
    hangingPounds: { from: 520, to: 700 },
    suggestedPrice: { from: 280_000, to: 480_000 },
    freezerCubicFeet: { from: 16, to: 20 },
  },
];

/** The hanging weight of an animal for which the ranch expects none, in tenths of a pound. */
export const USUAL_HANGING_TENTHS = { from: 5_200, to: 7_000 } as const;

/** A price of 0 means 'not offered'. By the animal, the flag alone decides: an animal has its own price. */
export function isOnSale(ranch: RanchShares & { sellsByAnimal?: boolean }, share: CowShare): boolean {
  return ranch[share.offerField] && (Boolean(ranch.sellsByAnimal) || ranch[share.priceField] > 0);
}

export function onSale(ranch: Parameters<typeof isOnSale>[0]): CowShare[] {
  return COW_SHARES.filter((share) => isOnSale(ranch, share));
}

export function cowShareOf(itemType: ItemType): CowShare | undefined {
  return COW_SHARES.find((share) => share.itemType === itemType);
}
