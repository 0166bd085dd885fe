import { describe, expect, test } from 'vitest';
import { differenceBetween, differenceFromQuote } from './difference';
import { quoteOf } from './quote';
import { type SettledShare, type SettlementFacts, settle } from './settle';

const fees = { killFee: 8_500, cutAndWrapPerPound: 60, payer: 'RANCH' } as const;
const half: SettledShare = {
  ...{ claimId: 1, itemId: 1, name: 'Half Cow', animalId: 9, tag: '41', places: [1, 2], pricing: 'HANGING', price: 0 },
  ...{ pricePerPound: 400, weight: null, packagedTenths: null, fees, expected: { from: 5_600, to: 6_400 } },
};

const order = (given: Partial<SettlementFacts> = {}): SettlementFacts => ({
  ...{ shares: [half], items: [], charges: [], commissionRate: 10 },
  delivery: { method: 'LOCAL_DELIVERY', fee: 2_500 },
  ...given,
});

const weighed = (tenths: number) => order({ shares: [{ ...half, weight: { tenths, sides: null } }] });

describe('the quote of an order that is not weighed yet', () => {
  test('ranges from the lowest to the highest weight that the ranch expects', () => {
    const quote = quoteOf(order());
    // 280 to 320 lb at $4.60, half of the kill fee, and the delivery.
    expect(quote).toMatchObject({ from: 128_800 + 4_250 + 2_500, to: 147_200 + 4_250 + 2_500, toProcessorTo: 0 });
    expect(quote.lines[0]).toMatchObject({ kind: 'BEEF', pounds: { from: 280, to: 320 }, from: 112_000, to: 128_000 });
    expect(quote.lines.map(({ kind }) => kind)).toEqual(['BEEF', 'KILL_FEE', 'CUT_AND_WRAP', 'DELIVERY']);
  });

  test('uses the usual weight of an animal if the ranch expects none', () => {
    const [beef] = quoteOf(order({ shares: [{ ...half, expected: null }] })).lines;
    expect(beef?.pounds).toEqual({ from: 260, to: 350 });
  });

  test('expects 60-70% of the hanging weight as packaged, in a narrower range after the weighing', () => {
    const packaged = { ...half, pricing: 'PACKAGED' } as const;
    const poundsOf = (share: SettledShare) => quoteOf(order({ shares: [share] })).lines[0]?.pounds;
    expect(poundsOf(packaged)).toEqual({ from: 168, to: 224 });
    expect(poundsOf({ ...packaged, packagedYield: { from: 50, to: 60 } })).toEqual({ from: 140, to: 192 });
    expect(poundsOf({ ...packaged, weight: { tenths: 6_000, sides: null } })).toEqual({ from: 180, to: 210 });
  });

  test("says that processing may be added while the ranch hasn't entered what it costs", () => {
    const unknown = { ...half, fees: { ...fees, killFee: 0, cutAndWrapPerPound: 0, isUnknown: true } } as const;
    const isUnknown = (share: SettledShare) => quoteOf(order({ shares: [share] })).isProcessingUnknown;
    expect([half, unknown].map(isUnknown)).toEqual([false, true]);
    expect(isUnknown({ ...unknown, pricing: 'FLAT' })).toBe(false);
    expect(isUnknown({ ...unknown, pricing: 'FLAT', fees: { ...unknown.fees, payer: 'FAMILY' } })).toBe(true);
  });

  test('uses the usual weight of a share without an animal, times the quantity', () => {
    const item = { itemId: 1, type: 'HALF_COW', name: 'Half Cow', quantity: 2, price: 150_000 } as const;
    const [line] = quoteOf(
      order({ shares: [], items: [{ ...item, basis: 'HANGING', pricePerPound: 500, tenths: null }] }),
    ).lines;
    expect(line).toMatchObject({ pounds: { from: 520, to: 700 }, from: 260_000, to: 350_000 });
  });

  test('of a share in line is what its family was told, or else holds the list price', () => {
    const item = { itemId: 1, type: 'QUARTER_COW', name: 'Quarter Cow', quantity: 2, price: 101_500 } as const;
    const inLine = { ...item, basis: 'HANGING', pricePerPound: 500, tenths: null } as const;
    const rangeOf = (given: object) => quoteOf(order({ shares: [], items: [{ ...inLine, ...given }] })).lines[0];
    expect(rangeOf({ told: { from: 59_625, to: 71_125 } })).toMatchObject({ from: 119_250, to: 142_250, pounds: null });
    expect(rangeOf({})).toMatchObject({ from: 130_000, to: 203_000 });
    expect(rangeOf({ price: 60_000 })).toMatchObject({ from: 120_000, to: 180_000 });
  });

  test('is a single amount if nothing is sold by weight', () => {
    const flat = { ...half, pricing: 'FLAT', price: 180_000, pricePerPound: 0 } as const;
    expect(quoteOf(order({ shares: [flat] }))).toMatchObject({ from: 182_500, to: 182_500 });
  });
});

describe('the difference', () => {
  test('of the first weighing is calculated from the expected weight', () => {
    const difference = differenceFromQuote(quoteOf(order()), settle(weighed(6_400)).lines);
    // 20 lb more than the middle at $4.60.
    expect(difference).toMatchObject({ summary: '320 lb instead of about 300 lb: +$92.00', amount: 9_200 });
    expect(difference.lines.map(({ kind, change }) => [kind, change])).toEqual([
      ['BEEF', 8_000],
      ['CUT_AND_WRAP', 1_200],
    ]);
    const request = {
      itemId: 1,
      type: 'HALF_COW',
      name: 'Half Cow',
      quantity: 1,
      price: 180_000,
      isRequest: true,
    } as const;
    const asked = { ...request, basis: 'HANGING', pricePerPound: 500, tenths: null } as const;
    const quote = quoteOf(order({ shares: [], items: [asked] }));
    const { lines } = settle(order({ shares: [], items: [{ ...asked, tenths: 3_005 }] }));
    expect(differenceFromQuote(quote, lines).summary).toBe('300.5 lb: -$297.50');
  });

  test('of a correction is calculated from the previous revision', () => {
    const difference = differenceBetween(settle(weighed(6_400)).lines, settle(weighed(6_000)).lines);
    expect(difference).toMatchObject({ summary: '300 lb instead of 320 lb: -$92.00', amount: -9_200 });
  });

  test('has the added and the removed lines', () => {
    const facts = weighed(6_000);
    const charged = { ...facts, charges: [{ kind: 'CHARGE', amount: 700, reason: 'Storage' }] } as const;
    const [before, after] = [settle(facts).lines, settle(charged).lines];
    expect(differenceBetween(before, after)).toEqual({
      summary: 'The total is $7.00 more',
      amount: 700,
      lines: [
        {
          ...{ kind: 'CHARGE', label: 'Storage', before: null, after: 700 },
          ...{ poundsBefore: null, poundsAfter: null, change: 700 },
        },
      ],
    });
    expect(differenceBetween(after, before)).toMatchObject({
      summary: 'The total is $7.00 less',
      lines: [{ after: null }],
    });
    expect(differenceBetween(before, before)).toEqual({ summary: 'The total is the same', amount: 0, lines: [] });
  });
});
