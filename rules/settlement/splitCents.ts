import type { Cents } from '../money/money';

/** The parts add up to the cent: what remains goes to the largest remainders. A fraction could round up too far. */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, cents: exact / all, remainder: exact % all };
  });
  const remaining = BigInt(amount) - parts.reduce((sum, { cents }) => sum + cents, 0n);
  const byRemainder = [...parts].sort(
    (one, other) => Number(other.remainder - one.remainder) || one.index - other.index,
  );
  const roundedUp = new Set(byRemainder.slice(0, Number(remaining)).map(({ index }) => index));
  return parts.map(({ index, cents }) => Number(cents) + (roundedUp.has(index) ? 1 : 0));
}

/** Cents for a weight in tenths of a pound at a price per pound, rounding half a cent up. */
export function centsForTenths(pricePerPound: Cents, tenths: number): Cents {
  return Math.floor((pricePerPound * tenths + 5) / 10);
}
