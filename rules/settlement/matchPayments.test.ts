import { expect, test } from 'vitest';
import { matchPayments, type PayableOrder } from './matchPayments';

const orderOf = (id: string, given: Partial<PayableOrder> & { due?: number } = {}): PayableOrder => {
  const { due = 0, ...rest } = given;
  return { id, status: 'PROCESSING', settlement: { balanceDue: due }, claims: [], payments: [], ...rest };
};

const lineOf = (text: string, amount: number, day = '2026-11-03', key = `${text} ${amount} ${day}`) => ({
  key,
  day,
  amount,
  text,
});

const paid = (amount: number, receivedOn = '2026-11-02') => ({
  id: `${amount}`,
  kind: 'BALANCE' as const,
  amount,
  receivedOn,
});

test('a memo names the order and what the money is for', () => {
  const named = [orderOf('7'), orderOf('8', { claims: [{ deposit: 5_000, received: 0 }] }), orderOf('9')];
  const lines = [
    lineOf('Zelle HL-7-D', 100),
    lineOf('CHK hl 8', 5_000),
    lineOf('VENMO HL-9', 300),
    lineOf('HL-99-B', 1),
  ];
  const found = matchPayments(lines, { named, owing: [] });
  expect(found.map(({ order, kind, method, by, state }) => [order.id, kind, method, by, state])).toEqual([
    ['7', 'DEPOSIT', 'ZELLE', 'memo', 'NEW'],
    ['8', 'DEPOSIT', 'CHECK', 'memo', 'NEW'],
    ['9', 'BALANCE', 'VENMO', 'memo', 'NEW'],
  ]);
});

test('an amount names the order only if one family owes it, and only once', () => {
  const owing = [orderOf('7', { due: 42_125 }), orderOf('8', { due: 9_900 }), orderOf('9', { due: 9_900 })];
  const lines = [lineOf('Ann', 42_125), lineOf('Ann', 42_125, '2026-11-04'), lineOf('Bob', 9_900), lineOf('Cy', 1)];
  const found = matchPayments(lines, { named: [], owing });
  expect(found.map(({ order, by, line }) => [order.id, by, line.day])).toEqual([['7', 'amount', '2026-11-03']]);
});

test('a payment that stands there already is told, once for each', () => {
  const named = [orderOf('7', { payments: [paid(5_000)] })];
  const lines = [lineOf('HL-7-B', 5_000), lineOf('HL-7-B', 5_000, '2026-11-05'), lineOf('HL-7-B', 5_000, '2027-01-05')];
  expect(matchPayments(lines, { named, owing: [] }).map(({ state }) => state)).toEqual(['RECORDED', 'NEW', 'NEW']);
  const owing = [orderOf('8', { due: 100, payments: [paid(100)] })];
  expect(matchPayments([lineOf('Ann', 100)], { named: [], owing })).toEqual([]);
});

test('a refund is no payment, and a canceled order takes none', () => {
  const refund = { id: '1', kind: 'REFUND' as const, amount: 100, receivedOn: '2026-11-03' };
  const named = [orderOf('7', { status: 'CANCELED', payments: [refund] })];
  expect(matchPayments([lineOf('HL-7-B', 100)], { named, owing: [] })).toMatchObject([{ state: 'CANCELED' }]);
});
