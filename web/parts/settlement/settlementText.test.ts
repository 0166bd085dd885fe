import { expect, test } from 'vitest';
import { settled, settlementOf, unweighed } from '../../testing/settlement';
import { hasSettlement, settlementText } from './settlementText';

type Settlement = Parameters<typeof settlementText>[0]['settlement'];

test.each([
  ['The final price follows the weight', unweighed()],
  ['The final price follows the weight, $100.00 paid so far', unweighed({ received: 10_000 })],
  ['$421.25 of $521.25 due', settled()],
  ['$521.25 due', settled({ received: 0, balanceDue: 52_125 })],
  ['$521.25, paid in full', settled({ received: 52_125, balanceDue: 0 })],
  ['Paid. The ranch owes $5.00 back', settled({ received: 52_625, balanceDue: 0, overpaid: 500 })],
])('%s', (text, settlement) =>
  expect(settlementText({ status: 'PROCESSING', settlement: settlement as unknown as Settlement })).toBe(text),
);

test('a canceled order says what is kept and what comes back', () => {
  const of = (given: object) => settlementOf({ total: null, balanceDue: 0, ...given }) as unknown as Settlement;
  const text = (given: object) => settlementText({ status: 'CANCELED', settlement: of(given) });
  expect(text({ received: 15_000, kept: 10_000, overpaid: 5_000 })).toBe('Canceled. $100.00 kept, $50.00 to come back');
  expect(text({ received: 10_000, kept: 10_000 })).toBe('Canceled. $100.00 kept');
  expect(text({})).toBe('Canceled');
});

test('an order with a fixed price has no settlement until something is paid', () => {
  const [fixed, paid] = [settlementOf(), settlementOf({ received: 100 })] as unknown as [Settlement, Settlement];
  expect([hasSettlement(fixed), hasSettlement(paid)]).toEqual([false, true]);
});
