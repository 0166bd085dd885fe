import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { changesSince } from './changelog';

const reason = 'Use total instead. Deprecated on 2026-11-22, works until 2027-05-31.';
const schema = (order: string, rest = '') =>
  buildSchema(`type Query { order(id: ID${rest && ', at: Int'}): Order } type Order { ${order} } ${rest}`);
const changes = (from: ReturnType<typeof schema>, to: ReturnType<typeof schema>) => changesSince(from, to, []);

test('what is new is listed by its coordinate, and a new type without its fields', () => {
  const to = schema('id: ID total: Int', 'enum Kind { A } type Line { kind: Kind }');
  expect(changes(schema('id: ID'), to).added).toEqual(['Kind', 'Line', 'Order.total', 'Query.order(at:)']);
});

test('what is gone is listed in the same way', () => {
  const from = schema('id: ID total: Int', 'enum Kind { A B }');
  expect(changes(from, schema('id: ID')).removed).toEqual(['Kind', 'Order.total', 'Query.order(at:)']);
});

test('a deprecation is listed in the version that announces it, or that postpones its last day', () => {
  const announced = schema(`sum: Int @deprecated(reason: "${reason}") total: Int`);
  const deprecation = { coordinate: 'Order.sum', reason, since: '2026-11-22', until: '2027-05-31' };
  expect(changes(schema('sum: Int total: Int'), announced).deprecated).toEqual([deprecation]);
  expect(changes(announced, announced).deprecated).toEqual([]);
  const postponed = schema(`sum: Int @deprecated(reason: "${reason.replace('05-31', '06-30')}") total: Int`);
  expect(changes(announced, postponed).deprecated).toMatchObject([{ until: '2027-06-30' }]);
});

test('a decided break is listed with its reason, for people', () => {
  const mark = { change: 'FIELD_REMOVED Order.sum was removed.', since: '2026-11-22', reason: 'It was never right.' };
  const { breaking } = changesSince(schema('sum: Int'), schema('total: Int'), [mark]);
  expect(breaking).toEqual([{ ...mark, change: 'Order.sum was removed.' }]);
});
