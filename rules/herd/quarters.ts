import { cowShareOf } from '../products/cowShares';
import type { ItemType } from '../words/vocabulary';

export type Quarters = 1 | 2 | 4;

export type ShareItemType = Extract<ItemType, 'QUARTER_COW' | 'HALF_COW' | 'WHOLE_COW'>;

export const QUARTERS_OF: Record<ShareItemType, Quarters> = { QUARTER_COW: 1, HALF_COW: 2, WHOLE_COW: 4 };

/** The four places of an animal. 1 and 2 are one side of the carcass, 3 and 4 the other. */
export const PLACES = [1, 2, 3, 4] as const;
export type Place = (typeof PLACES)[number];

export const SIDES = [1, 2] as const;
export type Side = (typeof SIDES)[number];

export function isShare(itemType: ItemType): itemType is ShareItemType {
  return cowShareOf(itemType) !== undefined;
}

export function isQuarters(count: number): count is Quarters {
  return count === 1 || count === 2 || count === 4;
}

export const sideOf = (place: number): Side => (place <= 2 ? 1 : 2);

/** Null if it doesn't fit. A quarter goes to a half-taken side first, so that halves stay available. */
export function choosePlaces(taken: readonly number[], quarters: Quarters, side?: Side): Place[] | null {
  const free = freeBySide(taken);
  if (quarters === 4) return free.every(isWhole) ? [...PLACES] : null;
  const wanted = side ? free.filter(([place]) => place && sideOf(place) === side) : free;
  const whole = wanted.find(isWhole);
  if (quarters === 2) return whole ?? null;
  const place = wanted.find(({ length }) => length === 1)?.[0] ?? whole?.[0];
  return place ? [place] : null;
}

export interface SharesLeft {
  /** 0 to 4. */
  quarters: number;
  /** The shares that still fit, the largest first. */
  shares: ShareItemType[];
  /** 'Half left' */
  text: string;
}

/** What families can still reserve of an animal. */
export function sharesLeft(taken: readonly number[]): SharesLeft {
  const free = freeBySide(taken);
  const shares = (['WHOLE_COW', 'HALF_COW', 'QUARTER_COW'] as const).filter((share) =>
    choosePlaces(taken, QUARTERS_OF[share]),
  );
  return { quarters: free.flat().length, shares, text: leftText(free.flat().length, free.some(isWhole)) };
}

/** '1 animal', '¾ animal' or '2¼ animals' for a number of quarters. */
export function animalsText(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const amount = `${whole || ''}${['', '¼', '½', '¾'][quarters % 4]}` || '0';
  return `${amount} ${quarters > 0 && quarters <= 4 ? 'animal' : 'animals'}`;
}

function freeBySide(taken: readonly number[]): Place[][] {
  return SIDES.map((side) => PLACES.filter((place) => sideOf(place) === side && !taken.includes(place)));
}

const isWhole = (free: Place[]): boolean => free.length === 2;

/** 'Half left' for a number of quarters; `sideLeft` says whether a half is among them. */
export function leftText(quarters: number, sideLeft: boolean): string {
  if (quarters === 4) return 'Whole animal left';
  if (quarters === 3) return 'Half and a quarter left';
  if (quarters === 2) return sideLeft ? 'Half left' : 'Two quarters left';
  return quarters === 1 ? 'One quarter left' : 'All reserved';
}
