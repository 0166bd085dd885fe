import type { Bar } from './charts/Chart';

/** The bar with the largest value; undefined when all are empty. */
export function leaderOf(bars: readonly Bar[]): Bar | undefined {
  const [leader] = bars.toSorted((one, other) => other.value - one.value);
  return leader && leader.value > 0 ? leader : undefined;
}
