import { expect, test } from 'vitest';
import { PACKAGED_PERCENT } from '../herd/packagedYield';
import { CUT_YIELDS, cutsOf, YIELD_SOURCE } from './cutYields';

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** All weights in tenths of a pound, as the all-in cost has them, up to more than the heaviest animal. */
const WEIGHTS = Array.from({ length: 10_001 }, (_, tenths) => tenths / 10);

test("the table adds up to the source's packaged pounds, which are within our expected yield", () => {
  expect(sum(CUT_YIELDS.map(({ pounds }) => pounds))).toBe(YIELD_SOURCE.packagedPounds);
  const percent = (YIELD_SOURCE.packagedPounds / YIELD_SOURCE.hangingPounds) * 100;
  expect(percent).toBeGreaterThan(PACKAGED_PERCENT.from);
  expect(percent).toBeLessThan(PACKAGED_PERCENT.to);
});

test('the pounds of the cuts add up to the packaged pounds, for any weight', () => {
  expect(WEIGHTS.filter((weight) => sum(cutsOf(weight).map(({ pounds }) => pounds)) !== Math.round(weight))).toEqual(
    [],
  );
});

test('each cut has its part of the weight to within a pound, and packs only if it has pounds', () => {
  const isWrong = (weight: number) =>
    cutsOf(weight).some(({ pounds, packs }, index) => {
      const exact = (Math.round(weight) * (CUT_YIELDS[index]?.pounds ?? 0)) / YIELD_SOURCE.packagedPounds;
      return Math.abs(pounds - exact) >= 1 || packs > 0 !== pounds > 0;
    });
  expect(WEIGHTS.filter(isWrong)).toEqual([]);
});

test('a quarter of an animal gives whole pounds and packs of each cut', () => {
  expect(cutsOf(112.5).map(({ label, pounds, packs }) => `${packs} × ${label}, ${pounds} lb`)).toEqual([
    '43 × Ground beef, 43 lb',
    '7 × Chuck roasts and steaks, 21 lb',
    '7 × Round roasts and steaks, 20 lb',
    '12 × Rib and loin steaks, 18 lb',
    '6 × Brisket, short ribs, flank and skirt, 11 lb',
  ]);
});
