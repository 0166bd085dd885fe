import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../herd/quarters';
import { PRICING_MODEL } from '../words/vocabulary';
import {
  roundingOf,
  type SettledItem,
  type SettledShare,
  type SettlementFacts,
  settle,
  unweighedParts,
} from './settle';
import { type HangingWeight, hangingPounds, type ProcessorFees, shareParts } from './shareParts';
import { centsForTenths, splitCents } from './splitCents';

const fees: ProcessorFees = { killFee: 8_500, cutAndWrapPerPound: 60, payer: 'RANCH' };

/** A quarter of a 500 lb carcass at $4.00 a pound. */
const quarter: SettledShare = {
  ...{ claimId: 1, itemId: 1, name: 'Quarter Cow', animalId: 9, tag: '41', places: [1], pricing: 'HANGING', price: 0 },
  ...{ pricePerPound: 400, weight: { tenths: 5_000, sides: null }, packagedTenths: null, fees, expected: null },
};

const cut: SettledItem = {
  ...{ itemId: 2, type: 'SELECT_CUT', name: 'Ribeye', quantity: 4, price: 2_000 },
  ...{ basis: 'PACKAGED', pricePerPound: 2_000, tenths: null },
};

const order = (given: Partial<SettlementFacts> = {}): SettlementFacts => ({
  ...{ shares: [], items: [], charges: [], commissionRate: 10, discountsLowerGoods: true },
  delivery: { method: 'LOCAL_PICKUP', fee: 0 },
  ...given,
});

describe('a share', () => {
  test('costs $596.25 for a quarter of a 500 lb carcass, calculated by hand', () => {
    const settled = settle(order({ shares: [quarter] }));
    // $85 / 4 + 500 lb × ($4.00 + $0.60) / 4
    expect(settled.total).toBe(59_625);
    expect(settled.lines.map(({ kind, amount, pounds }) => [kind, amount, pounds])).toEqual([
      ['BEEF', 50_000, 125],
      ['KILL_FEE', 2_125, null],
      ['CUT_AND_WRAP', 7_500, 125],
    ]);
    // Commission is due on the beef alone.
    expect(settled).toMatchObject({ goods: 50_000, commission: 5_000, toProcessor: 0 });
  });

  test('leaves what the family pays the processor out of the total', () => {
    const settled = settle(order({ shares: [{ ...quarter, fees: { ...fees, payer: 'FAMILY' } }] }));
    expect(settled).toMatchObject({ total: 50_000, toProcessor: 9_625 });
  });

  test('at a flat price includes everything except a processor whom the family pays', () => {
    const flat = { ...quarter, pricing: 'FLAT', price: 90_000, pricePerPound: 0 } as const;
    expect(settle(order({ shares: [flat] })).lines).toMatchObject([{ kind: 'BEEF', amount: 90_000, basis: null }]);
    const paying = settle(order({ shares: [{ ...flat, fees: { ...fees, payer: 'FAMILY' } }] }));
    expect(paying).toMatchObject({ total: 90_000, toProcessor: 9_625 });
  });

  test('priced by the packaged pound depends on the weight of its own packages', () => {
    const packaged = { ...quarter, pricing: 'PACKAGED', pricePerPound: 800, packagedTenths: 803 } as const;
    const [beef] = settle(order({ shares: [packaged] })).lines;
    expect(beef).toMatchObject({ amount: 64_240, pounds: 80.3, basis: 'PACKAGED' });
  });

  test('of a side that was weighed separately gets half of that side', () => {
    const weight: HangingWeight = { tenths: 6_105, sides: [3_000, 3_105] };
    expect(PLACES.map((place) => hangingPounds([place], weight))).toEqual([150, 150, 155.25, 155.25]);
    expect(shareParts({ ...quarter, places: [3] }, weight, fees).beef).toBe(62_100);
  });
});

describe('other lines', () => {
  test('count the packed weight of cuts, or the ordered weight until they are weighed', () => {
    expect(settle(order({ items: [cut] })).lines).toMatchObject([{ kind: 'PRODUCT', amount: 8_000, pounds: 4 }]);
    expect(settle(order({ items: [{ ...cut, tenths: 43 }] })).lines).toMatchObject([{ amount: 8_600, pounds: 4.3 }]);
  });

  test('add delivery and charges, which carry no commission, and discounts, which lower it', () => {
    const settled = settle(
      order({
        items: [{ ...cut, type: 'BEEF_BOX', quantity: 2, price: 15_000, basis: null, pricePerPound: null }],
        delivery: { method: 'LOCAL_DELIVERY', fee: 2_500 },
        charges: [
          { kind: 'CHARGE', amount: 1_000, reason: 'Storage' },
          { kind: 'DISCOUNT', amount: 3_000, reason: 'Torn bag' },
        ],
      }),
    );
    expect(settled).toMatchObject({ goods: 27_000, commission: 2_700, total: 30_500 });
    expect(settled.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['2 × Ribeye', 30_000],
      ['Local Delivery', 2_500],
      ['Storage', 1_000],
      ['Torn bag', -3_000],
    ]);
  });
});

test('an order waits only for the weights of what is sold by weight', () => {
  const unweighed = { ...quarter, weight: null };
  const share = { ...cut, itemId: 3, type: 'HALF_COW', name: 'Half Cow', basis: 'HANGING' } as const;
  expect(unweighedParts(order({ shares: [unweighed, unweighed], items: [cut, share] }))).toEqual([
    'animal 41',
    'Half Cow',
  ]);
  expect(unweighedParts(order({ shares: [{ ...quarter, pricing: 'PACKAGED' }] }))).toEqual([
    'the packaged weight of Quarter Cow, animal 41',
  ]);
  const packed = { ...unweighed, pricing: 'PACKAGED', packagedTenths: 800 } as const;
  const shares = [quarter, packed, { ...unweighed, pricing: 'FLAT' as const }];
  expect(unweighedParts(order({ shares, items: [cut] }))).toEqual([]);
});

/** Every way to split an animal into quarters, halves or a whole. */
const SPLITS: Place[][][] = [
  [[1, 2, 3, 4]],
  [
    [1, 2],
    [3, 4],
  ],
  [[1, 2], [3], [4]],
  [[1], [2], [3, 4]],
  [[1], [2], [3], [4]],
];

const anyTerms = {
  pricing: fc.constantFrom(...PRICING_MODEL.values),
  quarterPrice: fc.integer({ min: 1, max: 10_000_000 }),
  pricePerPound: fc.integer({ min: 1, max: 10_000_000 }),
  killFee: fc.integer({ min: 0, max: 10_000_000 }),
  cutAndWrapPerPound: fc.integer({ min: 0, max: 10_000_000 }),
};

describe('the shares of an animal', () => {
  type Terms = {
    [Term in keyof typeof anyTerms]: (typeof anyTerms)[Term] extends fc.Arbitrary<infer Value> ? Value : never;
  };
  const partsOf = (weight: HangingWeight, split: Place[][], { quarterPrice, ...terms }: Terms) => {
    const { pricing, pricePerPound, killFee, cutAndWrapPerPound } = terms;
    const sharers = split.map((places) => ({ places, pricing, pricePerPound }));
    return sharers.map((share) => {
      const priced = { ...share, price: quarterPrice * share.places.length, packagedTenths: 77 };
      return shareParts(priced, weight, { killFee, cutAndWrapPerPound, payer: 'RANCH' }, sharers);
    });
  };
  /** What an animal comes to that was weighed as one, or side by side. */
  const whole = (price: number, { tenths, sides }: HangingWeight) =>
    (sides ?? [tenths]).reduce((sum, weighed) => sum + centsForTenths(price, weighed), 0);
  const addsUp = (weight: HangingWeight, split: Place[][], terms: Terms): boolean => {
    const parts = partsOf(weight, split, terms);
    const sum = (part: keyof (typeof parts)[number]) => parts.reduce((all, one) => all + one[part], 0);
    const beef = {
      FLAT: 4 * terms.quarterPrice,
      HANGING: whole(terms.pricePerPound, weight),
      PACKAGED: split.length * centsForTenths(terms.pricePerPound, 77),
    };
    return (
      sum('beef') === beef[terms.pricing] &&
      sum('killFee') === terms.killFee &&
      sum('cutAndWrap') === whole(terms.cutAndWrapPerPound, weight)
    );
  };

  test('add up to the animal to the cent, and equal shares differ by a cent only if the sum is odd', () => {
    const terms = {
      pricing: 'HANGING',
      quarterPrice: 1,
      pricePerPound: 433,
      killFee: 8_502,
      cutAndWrapPerPound: 77,
    } as const;
    const weights = Array.from({ length: 1_999 }, (_, more) => ({ tenths: 17 + 10 * more, sides: null }));
    for (const weight of weights) {
      for (const split of SPLITS) expect(addsUp(weight, split, terms)).toBe(true);
      const halves = partsOf(weight, SPLITS[1] ?? [], terms);
      for (const part of ['beef', 'killFee', 'cutAndWrap'] as const) {
        const [one, other] = halves.map((half) => half[part]) as [number, number];
        expect(one - other).toBe((one + other) % 2);
      }
    }
  });

  test('add up for any terms, and for sides that were weighed separately', () => {
    const side = fc.integer({ min: 1, max: 10_000 });
    const weights = fc.oneof(
      fc.integer({ min: 10, max: 20_000 }).map((tenths) => ({ tenths, sides: null })),
      fc.tuple(side, side).map((sides) => ({ tenths: sides[0] + sides[1], sides })),
    );
    fc.assert(fc.property(weights, fc.constantFrom(...SPLITS), fc.record(anyTerms), addsUp), { numRuns: 500 });
  });

  test('on other terms are split by themselves, so that halves on equal terms stay equal', () => {
    const sharers = [
      { places: [1], pricing: 'HANGING', pricePerPound: 401 },
      { places: [2], pricing: 'HANGING', pricePerPound: 401 },
      { places: [3, 4], pricing: 'HANGING', pricePerPound: 399 },
    ] as const;
    const beef = (weight: HangingWeight) =>
      sharers.map((share) => shareParts({ ...share, price: 0, packagedTenths: null }, weight, fees, sharers).beef);
    // 250.05 lb at $4.01 are $1,002.70, and at $3.99 $997.70.
    expect(beef({ tenths: 5_001, sides: null })).toEqual([50_135, 50_135, 99_770]);
    expect(beef({ tenths: 5_001, sides: [2_400, 2_601] })).toEqual([48_120, 48_120, 103_780]);
  });

  test('show how much of a line is rounding', () => {
    const sharers = ([[1], [2], [3], [4]] as Place[][]).map((places) => ({ ...quarter, places }));
    const settled = ([1, 2, 3, 4] as const).map((place) => {
      const share = {
        ...quarter,
        places: [place],
        sharers,
        weight: { tenths: 5_001, sides: null },
        pricePerPound: 401,
      };
      return settle(order({ shares: [{ ...share, sharers: sharers.map((one) => ({ ...one, pricePerPound: 401 })) }] }));
    });
    const [beef] = settled.map(({ lines }) => lines[0]);
    expect(beef).toMatchObject({ pounds: 125.025, amount: 50_135 });
    // The cut and wrap of $300.06 leaves two cents, which the first two get.
    expect(settled.map(({ lines }) => lines.map(roundingOf).join())).toEqual(['0,0,0', '0,0,0', '0,0,-1', '0,0,-1']);
  });
});

test('remaining cents go to the largest remainders, and among equal ones to the first', () => {
  expect(splitCents(10, [1, 1, 1, 1])).toEqual([3, 3, 2, 2]);
  expect(splitCents(100, [2, 3, 3])).toEqual([25, 38, 37]);
  expect(splitCents(7, [0, 0])).toEqual([0, 0]);
});
