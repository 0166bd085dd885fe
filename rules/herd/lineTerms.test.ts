import { expect, test } from 'vitest';
import { heldUntil, isNoWorse, type ShareTold, termsOfList, termsOnAnimal } from './lineTerms';

const told: ShareTold = { from: 90_000, to: 100_000, deposit: 10_000, payer: 'RANCH' };

test.each([
  ['the same', {}, true],
  ['cheaper, though its least is higher', { from: 99_000, to: 99_000 }, true],
  ['dearer at the top by a cent', { to: 100_001 }, false],
  ['with a higher deposit', { deposit: 10_001 }, false],
  ['with the processor to be paid', { payer: 'FAMILY' as const }, false],
])('terms that are %s', (_, change, expected) => {
  expect(isNoWorse({ ...told, ...change }, told)).toBe(expected);
});

test('a family that pays the processor anyway may go on doing so, and one that was told nothing is always asked', () => {
  expect(isNoWorse({ ...told, payer: 'RANCH' }, { ...told, payer: 'FAMILY' })).toBe(true);
  expect(isNoWorse({ ...told, payer: 'FAMILY' }, { ...told, payer: 'FAMILY' })).toBe(true);
  expect(isNoWorse(told, null)).toBe(false);
});

const fees = { killFee: 8_000, cutAndWrapPerPound: 100, payer: 'RANCH' } as const;

test('the terms of an animal are the range of a share, with the fees that the ranch bills', () => {
  const byWeight = { pricing: 'HANGING', price: 0, pricePerPound: 400, depositPerQuarter: 5_000, fees } as const;
  const kept = { fees, packagedYield: { from: 60, to: 70 } };
  const share = termsOnAnimal({ ...byWeight, expected: { from: 6_000, to: 7_000 } }, 2);
  expect(share).toMatchObject({ from: 154_000, to: 179_000, deposit: 10_000, payer: 'RANCH', ...kept });
  const flat = { ...byWeight, pricing: 'FLAT', price: 90_000, pricePerPound: 0, expected: null } as const;
  expect(termsOnAnimal(flat, 4)).toMatchObject({
    from: 360_000,
    to: 360_000,
    deposit: 20_000,
    payer: 'RANCH',
    ...kept,
  });
});

test("the list's terms reach from the list price to the heaviest share", () => {
  const listed = { type: 'QUARTER_COW', price: 95_000, basis: null, pricePerPound: null } as const;
  expect(termsOfList(listed, 0)).toMatchObject({ from: 95_000, to: 95_000, deposit: 0, payer: 'RANCH' });
  const byWeight = { ...listed, basis: 'HANGING', pricePerPound: 600 } as const;
  expect(termsOfList(byWeight, 0)).toMatchObject({ from: 78_000, to: 108_000 });
});

test('a place is held for two days, and never past the day of the harvest', () => {
  const at = (moment: string) => new Date(moment);
  const held = (day: string | null, now = '2027-03-01T18:00:00Z') => heldUntil(day, at(now), 'America/Chicago');
  expect(held(null)).toEqual(at('2027-03-03T18:00:00Z'));
  expect(held('2027-06-01')).toEqual(at('2027-03-03T18:00:00Z'));
  expect(held('2027-03-02')).toEqual(at('2027-03-03T06:00:00Z'));
  expect(held('2027-03-01')).toEqual(at('2027-03-02T06:00:00Z'));
  expect(held('2027-02-28')).toBeNull();
});
