import { expect, test } from 'vitest';
import { list, object, text } from '../openapi/Schema';
import type { RestRequest } from '../read/RestRequest';
import { each, message, together, view, within } from './view';

type Order = { id: number; amount: number; note: string; customer: { id: number; name: string } };

const request = {} as RestRequest;
const integer = { type: 'integer' };
const record: Order = { id: 1, amount: 900, note: 'Call first', customer: { id: 7, name: 'Ann' } };
const description = object(
  { id: integer, amount: integer, note: text('A note.'), customer: object({ id: integer, name: text('A name.') }) },
  ['id', 'amount', 'customer'],
);

const order = view<Order>('Order', {
  fields: { orderAmount: 'amount', customerId: 'customer.id' },
  without: ['amount'],
});

test('a view gives a record and its description the same fields', () => {
  const answer = order.present(record, request);
  const described = order.describe(description);
  expect(answer).toEqual({ id: 1, note: 'Call first', customer: record.customer, orderAmount: 900, customerId: 7 });
  expect(Object.keys(described.properties ?? {})).toEqual(Object.keys(answer as object));
  expect(described).toMatchObject({ title: 'Order', required: ['id', 'customer', 'orderAmount', 'customerId'] });
});

test('a view leaves out of a description what the operation does not select', () => {
  expect(order.describe(object({ id: integer })).properties).toEqual({ id: integer });
});

test('a view works for a part, for a list, and merged with other views', () => {
  const name = within<Order>('customer', view<Order['customer']>(null, { without: ['id'] }));
  const all = each(together(name, message('Sent.', 'What was done.')));
  expect(all.present([record], request)).toEqual([{ name: 'Ann', message: 'Sent.' }]);
  expect(all.describe(list(description))).toEqual(
    list(object({ name: text('A name.'), message: text('What was done.') })),
  );
});

test('a field that the operation does not have does not compile', () => {
  const wrong = [
    // @ts-expect-error: there is no `total`.
    view<Order>(null, { fields: { total: 'total' } }),
    // @ts-expect-error: a customer has no `email`.
    view<Order>(null, { fields: { email: 'customer.email' } }),
    // @ts-expect-error: there is no `total`.
    view<Order>(null, { without: ['total'] }),
  ];
  expect(wrong).toHaveLength(3);
});
