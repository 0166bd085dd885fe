import { cowShareOf } from '../products/cowShares';
import type { ItemType } from '../words/vocabulary';
import type { WeightBasis } from './settlementWords';

/** Pounds from and to. */
interface Band {
  from: number;
  to: number;
}

/** The weights that are taken without asking. */
const USUAL = {
  /** Beyond what the ranch expects, in either direction. */
  tolerance: 0.15,
  /** The hanging weight of an animal for which the ranch expects none. */
  hangingPounds: { from: 300, to: 1_200 },
  packagedPart: { from: 0.45, to: 0.8 },
} as const;

const times = ({ from, to }: Band, low: number, high = low): Band => ({ from: from * low, to: to * high });

const expectedBand = (expected: Band): Band => times(expected, 1 - USUAL.tolerance, 1 + USUAL.tolerance);

export const hangingBand = (expected: Band | null): Band => (expected ? expectedBand(expected) : USUAL.hangingPounds);

/** A side is about half of the animal. */
export const sideBand = (expected: Band | null): Band => times(hangingBand(expected), 0.5);

/** The packages of a share that hung at a known weight, or else of so many quarters of any animal. */
export const packagedBand = (hangingPounds: number | null, quarters: number): Band => {
  const hung =
    hangingPounds === null ? times(USUAL.hangingPounds, quarters / 4) : { from: hangingPounds, to: hangingPounds };
  return times(hung, USUAL.packagedPart.from, USUAL.packagedPart.to);
};

const text = (pounds: number) => (Math.round(pounds * 10) / 10).toLocaleString('en-US');

interface Line {
  name: string;
  type: ItemType;
  basis: WeightBasis | null;
  quantity: number;
}

/** Says that the weight of an order's line is far from what was ordered: pounds of a cut, or shares of the usual weight. */
export function oddLine({ name, type, basis, quantity }: Line, pounds: number): string | undefined {
  const share = cowShareOf(type);
  const usual = basis === 'HANGING' ? share?.hangingPounds : share?.yieldPounds;
  return oddWeight(name, pounds, expectedBand(times(usual ?? { from: 1, to: 1 }, quantity)));
}

/** Says that a weight is unusual, or undefined: 'Side 1: 63 lb. Usual would be 250-345 lb.' */
export function oddWeight(name: string, pounds: number, { from, to }: Band): string | undefined {
  if (pounds >= from && pounds <= to) return undefined;
  return `${name}: ${text(pounds)} lb. Usual would be ${text(from)}-${text(to)} lb.`;
}
