import { expect, test } from 'vitest';
import { FIRMNESS, orderTotal, toldText } from './orderTotal';

type Facts = Parameters<typeof orderTotal>[0];

const weight = (hangingPounds: number | null) => ({ id: '1', hangingPounds, packagedPounds: null });
const settlement: Facts['settlement'] = {
  state: 'FIXED',
  total: 90_000,
  received: 0,
  quote: { from: 90_000, to: 90_000 },
  revision: null,
};
const order: Facts = {
  status: 'CONTACTED',
  total: 90_000,
  claims: [],
  settlement,
};
const byWeight = { state: 'UNWEIGHED', total: null, quote: { from: 88_000, to: 99_000 } } as const;
const weighed = {
  state: 'SETTLED',
  total: 91_234,
  revision: { lines: [{ basis: 'HANGING' }, { basis: null }] },
} as const;

test.each<[string, number, Partial<Facts>, Partial<Facts['settlement']>]>([
  ['Fixed', 90_000, {}, {}],
  ['Fixed', 95_000, {}, { state: 'SETTLED', total: 95_000, revision: { lines: [{ basis: null }] } }],
  ['Estimated', 90_000, { claims: [weight(null)] }, byWeight],
  ['Partly weighed', 90_000, { claims: [weight(null), weight(120)] }, byWeight],
  ['Weighed', 91_234, { claims: [weight(120)] }, weighed],
  ['Weighed', 91_234, {}, { ...weighed, received: 10_000 }],
  ['Paid', 91_234, {}, { ...weighed, received: 91_234 }],
  ['Paid', 91_234, { status: 'FULFILLED' }, { ...weighed, received: 92_000 }],
  ['Delivered', 91_234, { status: 'FULFILLED' }, weighed],
  ['Delivered', 90_000, { status: 'FULFILLED' }, {}],
  ['Canceled', 90_000, { status: 'CANCELED' }, { total: null, received: 10_000 }],
])('%s: %d', (word, amount, given, money) => {
  const total = orderTotal({ ...order, ...given, settlement: { ...settlement, ...money } });
  expect([FIRMNESS.label(total.firmness), total.amount]).toEqual([word, amount]);
});

test('an estimate stands inside its own range, and what was told outside of it is said', () => {
  const total = (from: number, to: number) =>
    orderTotal({ ...order, settlement: { ...settlement, ...byWeight, quote: { from, to } } });
  expect(total(88_000, 99_000)).toMatchObject({ amount: 90_000, range: { from: 88_000, to: 99_000 }, told: null });
  expect(total(126_900, 138_700)).toMatchObject({ amount: 132_800, told: 90_000 });
  expect(total(126_910, 126_990)).toMatchObject({ amount: 126_950, told: 90_000 });
  expect(total(126_900, 126_900)).toMatchObject({ amount: 126_900, range: null, told: 90_000 });
  const text = "told $900; by the animal's terms $1,269";
  expect(toldText(total(126_900, 138_700), 'FAMILY')).toBe(`You were ${text} to $1,387`);
  expect(toldText(total(126_900, 126_900), 'RANCH')).toBe(`The family was ${text}. Confirm the price with the family`);
  expect(toldText(total(88_000, 99_000), 'RANCH')).toBeNull();
});
