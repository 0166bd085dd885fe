import type { Cents } from '../money/money';

/**
 * Splits an amount by weights, so that the parts add up to it to the cent. The cents that are left go to the largest remainders,
 * and of equal ones to the first. Works in whole numbers, because a fraction could round to a cent too many.
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, place) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { place, cents: exact / all, rest: exact % all };
  });
  const left = BigInt(amount) - parts.reduce((sum, { cents }) => sum + cents, 0n);
  const byRest = [...parts].sort((one, other) => Number(other.rest - one.rest) || one.place - other.place);
  const lucky = new Set(byRest.slice(0, Number(left)).map(({ place }) => place));
  return parts.map(({ place, cents }) => Number(cents) + (lucky.has(place) ? 1 : 0));
}

/** Cents for a weight in tenths of a pound at a price a pound, rounding half a cent up. */
export function centsForTenths(pricePerPound: Cents, tenths: number): Cents {
  return Math.floor((pricePerPound * tenths + 5) / 10);
}
