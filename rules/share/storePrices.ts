import type { Cents } from '../money/money';
import { CUT_YIELDS } from './cutYields';

export const STORE_PRICES = {
  publisher: 'U.S. Bureau of Labor Statistics',
  title: 'average retail prices, U.S. city average',
  month: 'April 2026',
  /** Per pound, in cents and tenths of a cent, as published: 100 % ground beef, and boneless chuck roast, USDA Choice. */
  groundBeef: 689.9,
  chuckRoast: 949.5,
};

/** From ground beef to chuck roast for what isn't ground: steaks cost more, so the range is on the low side. */
export function storePerPound(): { from: Cents; to: Cents } {
  const { groundBeef, chuckRoast } = STORE_PRICES;
  const all = CUT_YIELDS.reduce((sum, { pounds }) => sum + pounds, 0);
  const ground = CUT_YIELDS.find(({ cut }) => cut === 'GROUND')?.pounds ?? 0;
  const mixed = (ground * groundBeef + (all - ground) * chuckRoast) / all;
  return { from: Math.round(groundBeef), to: Math.round(mixed) };
}

export function storeCost(packagedPounds: { from: number; to: number }): { from: Cents; to: Cents } {
  const { from, to } = storePerPound();
  return { from: Math.round(packagedPounds.from * from), to: Math.round(packagedPounds.to * to) };
}
