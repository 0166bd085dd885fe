import { expect, test } from 'vitest';
import { expectRequestDescribed } from './describedRequest';

const rejecting = { method: 'PUT', path: '/api/admin/ranchers/7/reject' };
const moving = { method: 'POST', path: '/api/orders/7/status' };
const listing = (query: string) => ({ method: 'GET', path: `/api/ranchers?${query}` });
const check = (sent: Parameters<typeof expectRequestDescribed>[0]) => () => expectRequestDescribed(sent);

test('a request that matches its description passes, even with other spellings and extra fields', () => {
  for (const sent of [
    { method: 'GET', path: '/api/favorites/ids' },
    { method: 'POST', path: '/api/favorites/7', body: {} },
    listing('limit=5&states=Texas,Ohio&orderSizes=Half%20Cow,%20WHOLE_COW&withinMiles=2.5&nearZip=78701&methods='),
    { method: 'GET', path: '/api/rancher/orders?archived=false' },
    rejecting,
    { ...rejecting, body: { reason: 'Too far' } },
    { ...moving, body: { status: 'CONTACTED', more: 1 } },
  ])
    expect(check(sent)).not.toThrow();
});

test.each([
  ['a parameter without a description', listing('size=5')],
  ['a word for a number', listing('limit=all')],
  ['an empty number', listing('limit=')],
  ['a number above the maximum', listing('limit=501')],
  ['an unknown enum value', listing('orderSizes=Half%20Cow,Goat')],
  ['an invalid boolean', { method: 'GET', path: '/api/rancher/orders?archived=TRUE' }],
  ['a missing required parameter', { method: 'GET', path: '/api/ranchers/7/statement.csv' }],
  ['no body', moving],
  ['a missing field', { ...moving, body: {} }],
  ['another type', { ...rejecting, body: { reason: 5 } }],
  ['a body where none is read', { method: 'POST', path: '/api/favorites/7', body: { rancherId: 8 } }],
])('%s does not pass', (_, sent) => {
  expect(check(sent)).toThrow(/was accepted, although its description says/);
});
