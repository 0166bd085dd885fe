import { describe, expect, test } from 'vitest';
import { cutPounds } from '../../rules/herd/cutPounds';
import { type CutSheet, STANDARD_CUT_SHEET } from '../../rules/herd/cutSheet';
import { type EarlierAnimal, type WeighedCarcass, weightWarnings } from '../../rules/herd/weightBands';
import { createRandom } from '../createRandom';

describe('two carcasses that are swapped', () => {
  const SHEETS: Partial<CutSheet>[] = [
    ...[{}, { chuck: 'GROUND' }, { round: 'GROUND' }, { chuck: 'GROUND', round: 'GROUND' }, { chuck: 'HALF_ROASTS' }],
    { round: 'ROASTS_AND_GROUND', brisket: 'GROUND' },
  ] as Partial<CutSheet>[];

  /** Animals of a ranch as they are: they differ in weight, dress at about 61 percent, and give about 64 percent of it in packages. */
  function herd(seed: number) {
    const random = createRandom(seed);
    const normal = (mean: number, deviation: number) =>
      mean + deviation * (Array.from({ length: 12 }, () => random.between(0, 1)).reduce((sum, one) => sum + one) - 6);
    const shareOf = (claimId: number, hanging: number, yields: number) => {
      const sheet = { ...STANDARD_CUT_SHEET, ...random.pick(SHEETS) };
      const packaged = (hanging * normal(yields, 0.6)) / 100;
      const cuts = Object.entries(cutPounds(sheet, packaged)).map(([cut, pounds]) => [cut, pounds * normal(1, 0.1)]);
      return { claimId, hanging, packaged, sheet, cuts: Object.fromEntries(cuts) };
    };
    return (): WeighedCarcass & { hanging: number } => {
      const live = normal(1_120, 90);
      const hanging = (live * normal(61, 1.2)) / 100;
      const guess = live * 0.61 + normal(0, 12);
      const yields = normal(64, 1.4);
      const shares = [1, 2].map((claimId) => shareOf(claimId, hanging / 2, yields));
      return { live, expected: { from: guess - 30, to: guess + 30 }, ownYield: null, hanging, shares };
    };
  }

  const earlierOf = ({ live, expected, hanging, shares }: WeighedCarcass): EarlierAnimal => ({
    dressing: live && hanging && (100 * hanging) / live,
    expected: expected && hanging && (200 * hanging) / (expected.from + expected.to),
    packaged: shares.map((one) => (100 * (one.packaged ?? 0)) / (one.hanging ?? 1)),
  });

  /** The beef of the second under the tag and the sheets of the first: the carcass as well, or only its boxes. */
  const swapped = (one: WeighedCarcass, other: WeighedCarcass, isWhole: boolean): WeighedCarcass => ({
    ...one,
    hanging: isWhole ? other.hanging : one.hanging,
    shares: one.shares.map((own, at) => ({
      ...own,
      ...other.shares[at],
      hanging: (isWhole ? other : one).shares[at]?.hanging ?? null,
      sheet: own.sheet,
    })),
  });

  const withoutCuts = (one: WeighedCarcass) => ({ ...one, shares: one.shares.map((own) => ({ ...own, cuts: null })) });

  /** Part of the animals that are warned of as they are, and of 300 swaps. What was warned of before teaches nothing. */
  function measure(known: number, read: (one: WeighedCarcass) => WeighedCarcass, leastDifference = 0) {
    const counts = { clean: 0, swaps: 0, warned: 0, caught: 0 };
    for (let seed = 1; counts.swaps < 300; seed++) {
      const next = herd(1_000 * known + seed);
      const history = { ranch: [] as EarlierAnimal[], breed: [] };
      const isWarned = (one: WeighedCarcass) => weightWarnings(read(one), history).length > 0;
      const fill = (one: WeighedCarcass) => isWarned(one) || history.ranch.push(earlierOf(one));
      while (history.ranch.length < known) fill(next());
      for (const isWhole of [true, false]) {
        const [one, other] = [next(), next()];
        counts.clean += 2;
        counts.warned += [one, other].filter(isWarned).length;
        if (Math.abs(one.hanging / other.hanging - 1) < leastDifference) continue;
        counts.swaps++;
        counts.caught += Number([swapped(one, other, isWhole), swapped(other, one, isWhole)].some(isWarned));
      }
    }
    return { clean: counts.warned / counts.clean, caught: counts.caught / counts.swaps };
  }

  test.each([0, 5, 12, 40])(
    '%i earlier animals: 19 of 20 swaps are caught, and at most 1 of 20 clean ones',
    (known) => {
      const { clean, caught } = measure(known, (one) => one);
      expect(clean).toBeLessThanOrEqual(0.05);
      expect(caught).toBeGreaterThanOrEqual(0.95);
    },
  );

  // Two carcasses of the same weight look the same on a scale, so weights alone can't tell them apart.
  test.each([8, 12, 40])('%i earlier animals, without cuts: so are carcasses that differ by an eighth', (known) => {
    const { clean, caught } = measure(known, withoutCuts, 0.125);
    expect(clean).toBeLessThanOrEqual(0.05);
    expect(caught).toBeGreaterThanOrEqual(0.95);
  });
});
