import { formatCents } from '../../../rules/money/money';

import { longDay } from '../../../rules/time/days';
import type { PricingModel } from '../../../rules/words/vocabulary';

export const SHARE_NAMES: Record<number, string> = { 1: 'Quarter', 2: 'Half', 4: 'Whole' };

/** Returns 'Quarter of animal 41', or 'All of animal 41' for a whole one. */
export const shareOf = (quarters: number, what: string) =>
  `${quarters === 4 ? 'All' : SHARE_NAMES[quarters]} of ${what}`;

interface Harvest {
  harvestDate: string | null;
  harvestWords: string | null;
}

/** Returns 'March 4, 2027', or the rancher's own text if there's no date yet. */
export function harvestText({ harvestDate, harvestWords }: Harvest): string {
  return harvestDate ? longDay(harvestDate) : (harvestWords ?? 'No date yet');
}

interface Price {
  pricing: PricingModel;
  price: number;
  halfPrice?: number | null;
  wholePrice?: number | null;
  pricePerPound: number;
}

/** Returns '$850.00 a quarter', with the larger shares that have a price of their own, or '$4.25 per lb hanging weight'. */
export function animalPriceText({ pricing, price, halfPrice, wholePrice, pricePerPound }: Price): string {
  const larger = [halfPrice && `${formatCents(halfPrice)} a half`, wholePrice && `${formatCents(wholePrice)} a whole`];
  if (pricing === 'FLAT') return [`${formatCents(price)} a quarter`, ...larger].filter(Boolean).join(', ');
  return `${formatCents(pricePerPound)} per lb ${pricing === 'HANGING' ? 'hanging' : 'packaged'} weight`;
}

/** Returns '650-750 lb', or '650 lb' if both weights are the same. */
export function poundsText({ from, to }: { from: number; to: number }): string {
  return from === to ? `${from} lb` : `${from}-${to} lb`;
}
