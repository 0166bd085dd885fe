import { describe, expect, test } from 'vitest';
import { cutPounds } from './cutPounds';
import { STANDARD_CUT_SHEET } from './cutSheet';
import { type EarlierAnimal, quantile, type WeighedCarcass, type WeightHistory, weightWarnings } from './weightBands';

const NOTHING: WeightHistory = { ranch: [], breed: [] };
const share = (packaged: number | null, given: Partial<WeighedCarcass['shares'][number]> = {}) => {
  return { claimId: 7, hanging: 300, packaged, cuts: null, sheet: STANDARD_CUT_SHEET, ...given };
};
const carcass = (given: Partial<WeighedCarcass> = {}): WeighedCarcass => {
  return { live: 1_000, expected: { from: 570, to: 630 }, ownYield: null, hanging: 600, shares: [], ...given };
};
const earlier = (packaged: number, dressing = 60): EarlierAnimal => ({ dressing, expected: 100, packaged: [packaged] });
const kinds = (given: Partial<WeighedCarcass>, history = NOTHING) =>
  weightWarnings(carcass(given), history).map(({ kind, basis }) => `${kind} ${basis}`);

describe('without earlier animals', () => {
  test('usual weights are no warning, and nothing is said before something is weighed', () => {
    expect(kinds({ shares: [share(195)] })).toEqual([]);
    expect(kinds({ live: null, expected: null, hanging: null, shares: [share(null)] })).toEqual([]);
  });

  test('a carcass far from its live weight and from what was expected is one warning each', () => {
    const found = weightWarnings(carcass({ hanging: 470 }), NOTHING);
    expect(found).toMatchObject([
      { kind: 'HANGING', pounds: 470, of: 600, from: 570, to: 630, basis: 'ANIMAL', animals: null, claimId: null },
      { kind: 'DRESSING', pounds: 470, of: 1_000, from: 530, to: 640, basis: 'USUAL' },
    ]);
  });

  test('packages are compared with 60 to 70 percent, with what the ranch set, or with less for a boneless sheet', () => {
    const boneless = { ...STANDARD_CUT_SHEET, shortRibs: 'GROUND', soupBones: 'SKIP' } as const;
    expect(weightWarnings(carcass({ shares: [share(165)] }), NOTHING)).toMatchObject([
      { kind: 'PACKAGED', claimId: 7, pounds: 165, of: 300, from: 180, to: 210, basis: 'USUAL' },
    ]);
    expect(kinds({ shares: [share(165, { sheet: boneless })] })).toEqual([]);
    expect(kinds({ ownYield: { from: 50, to: 54 }, shares: [share(195)] })).toEqual(['PACKAGED ANIMAL']);
  });

  test('62 lb of ground beef are too much for a quarter whose chuck is all roasts', () => {
    const cuts = { GROUND: 62, CHUCK: 8, ROUND: 9, RIB_AND_LOIN: 12, OTHER: 7 };
    const found = weightWarnings(carcass({ shares: [share(98, { hanging: 150, cuts })] }), NOTHING);
    expect(found.map(({ cut }) => cut)).toEqual(['GROUND', 'CHUCK', 'ROUND']);
    expect(found[0]).toMatchObject({ kind: 'CUTS', pounds: 62, of: 98, from: 22.2, to: 51.8, basis: 'SHEET' });
    const ground = { ...STANDARD_CUT_SHEET, chuck: 'GROUND', round: 'ROASTS_AND_GROUND' } as const;
    expect(kinds({ shares: [share(98, { hanging: 150, cuts: cutPounds(ground, 98), sheet: ground })] })).toEqual([]);
  });
});

describe('with earlier animals', () => {
  test('five of the ranch make a band, or twenty of the breed', () => {
    const four = [61, 62, 62, 63].map((percent) => earlier(percent));
    expect(kinds({ shares: [share(172)] }, { ranch: four, breed: [] })).toEqual([]);
    const five = [...four, earlier(62)];
    expect(weightWarnings(carcass({ shares: [share(172)] }), { ranch: five, breed: [] })).toMatchObject([
      { kind: 'PACKAGED', basis: 'RANCH', animals: 5, from: 183.6, to: 188.4 },
    ]);
    const breed = Array.from({ length: 20 }, (_, at) => earlier(61 + (at % 3)));
    expect(kinds({ shares: [share(172)] }, { ranch: four, breed })).toEqual(['PACKAGED BREED']);
  });

  test('what is between two values is between them', () => {
    expect([0, 0.5, 0.75, 1].map((part) => quantile([4, 1, 2], part))).toEqual([1, 2, 3, 4]);
  });
});
