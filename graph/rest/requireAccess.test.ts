import { expect, test } from 'vitest';
import type { Row } from './row';
import { rows } from './rows';
import { testRest } from './testing/rest';

const { make, person, signedIn, rancherWith } = await testRest();

const people = {
  visitor: person(),
  customer: await signedIn(await make.customer()),
  rancher: (await rancherWith()).rancher,
  admin: await signedIn(await make.admin()),
};
type Who = keyof typeof people;

const everyone: Who[] = ['visitor', 'customer', 'rancher', 'admin'];
const all: Who[] = ['customer', 'rancher', 'admin'];

/** Who may use each endpoint, tried with ids that belong to nobody. Every endpoint is listed. */
const allowed: Record<string, Who[]> = {
  'GET /user': all,
  'POST /login': everyone,
  'POST /logout': everyone,
  'POST /register': everyone,
  'POST /forgot-password': everyone,
  'POST /reset-password': everyone,
  'PATCH /user/profile': all,
  'GET /ranchers': all,
  'GET /ranchers/profile': ['rancher'],
  'GET /ranchers/:id': all,
  'POST /ranchers': everyone,
  'PATCH /ranchers/:id': ['rancher', 'admin'],
  'POST /ranchers/update-prices': ['rancher'],
  'POST /ranchers/:id/request-payment': [],
  'PUT /ranchers/:id/approve': ['admin'],
  'POST /rancher-products': ['rancher'],
  'PUT /rancher-products/:id': ['rancher'],
  'DELETE /rancher-products/:id': ['rancher'],
  'POST /orders': ['customer'],
  'POST /orders/:id/status': all,
  'GET /orders/customer/:id': ['admin'],
  'GET /orders/rancher/:id': ['admin'],
  'GET /rancher/orders': ['rancher'],
  'GET /rancher/orders.csv': ['rancher'],
  'GET /ranchers/:id/reviews': all,
  'POST /orders/:id/review': ['customer'],
  'PUT /reviews/:id': ['customer'],
  'DELETE /reviews/:id': ['customer'],
  'POST /reviews/:id/answer': ['rancher'],
  'POST /reviews/:id/report': all,
  'GET /admin/reviews': ['admin'],
  'PUT /admin/reviews/:id/hide': ['admin'],
  'PUT /admin/reviews/:id/show': ['admin'],
  'PUT /admin/reviews/:id/dismiss': ['admin'],
  'GET /rancher/processors': ['rancher'],
  'POST /rancher/processors': ['rancher'],
  'PUT /rancher/processors/:id': ['rancher', 'admin'],
  'DELETE /rancher/processors/:id': ['rancher', 'admin'],
  'GET /rancher/animals': ['rancher'],
  'GET /rancher/animals.csv': ['rancher'],
  'POST /rancher/animals': ['rancher'],
  'PUT /rancher/animals/:id': ['rancher', 'admin'],
  'GET /rancher/line': ['rancher'],
  'GET /animals/:id': all,
  'GET /ranchers/:id/animals': all,
  'POST /rancher/animals/:id/stage': ['rancher', 'admin'],
  'POST /rancher/animals/:id/harvest': ['rancher', 'admin'],
  'POST /rancher/animals/:id/fill': ['rancher', 'admin'],
  'POST /rancher/animals/:id/keep': ['rancher', 'admin'],
  'POST /rancher/animals/:id/deposits': ['rancher', 'admin'],
  'POST /rancher/claims/:id/place': ['rancher', 'admin'],
  'POST /rancher/claims/:id/return': ['rancher', 'admin'],
  'POST /rancher/claims/:id/release': ['rancher', 'admin'],
  'POST /rancher/claims/:id/deposit': ['rancher', 'admin'],
  'POST /claims/:id/live-purchase': ['customer'],
  'GET /claims/:id/bill-of-sale.pdf': ['customer', 'rancher', 'admin'],
  'GET /orders/:id/settlement': all,
  'POST /rancher/orders/:id/weigh': ['rancher', 'admin'],
  'POST /rancher/animals/:id/weigh': ['rancher', 'admin'],
  'POST /rancher/orders/:id/payments': ['rancher', 'admin'],
  'POST /rancher/orders/:id/remind': ['rancher', 'admin'],
  'GET /rancher/receivables': ['rancher'],
  'GET /rancher/receivables.csv': ['rancher'],
  'GET /orders/:id/invoice.pdf': all,
  'GET /order-payments/:id/receipt.pdf': all,
  'GET /conversations': ['customer', 'rancher'],
  'GET /conversations/:id': ['customer', 'rancher'],
  'GET /conversations/:id/messages': ['customer', 'rancher'],
  'POST /conversations/:id/messages': ['customer', 'rancher'],
  'POST /conversations/:id/seen': ['customer', 'rancher'],
  'POST /conversations/:id/block': ['customer', 'rancher'],
  'POST /ranchers/:id/questions': ['customer'],
  'POST /messages/:id/reports': ['customer', 'rancher'],
  'GET /claims/:id/cut-sheet': all,
  'PUT /claims/:id/cut-sheet': ['customer', 'rancher'],
  'POST /claims/:id/cut-sheet/accept': ['customer', 'rancher'],
  'GET /claims/:id/cut-sheet.pdf': all,
  'GET /animals/:id/cut-sheets': ['rancher', 'admin'],
  'PUT /rancher/animals/:id/cut-sheet': ['rancher', 'admin'],
  'GET /animals/:id/cut-sheets.pdf': ['rancher', 'admin'],
  'GET /commissions/rancher/:id': ['admin'],
  'GET /ranchers/:id/statement.csv': ['admin'],
  'GET /ranchers/:id/statement.pdf': ['admin'],
  'GET /favorites': all,
  'GET /favorites/ids': all,
  'GET /favorites/check/:id': all,
  'POST /favorites/:id': all,
  'DELETE /favorites/:id': all,
  'POST /feedback': everyone,
  'GET /admin/ranchers': ['admin'],
  'GET /admin/orders': ['admin'],
  'GET /admin/customers': ['admin'],
  'GET /admin/analytics.csv': ['admin'],
  'GET /admin/ranchers.csv': ['admin'],
  'GET /admin/balances.csv': ['admin'],
  'GET /admin/orders.csv': ['admin'],
  'GET /admin/customers.csv': ['admin'],
  'POST /admin/ranchers/:id/payment': ['admin'],
  'POST /admin/ranchers/:id/commission-rate': ['admin'],
  'PUT /admin/ranchers/:id/profile': ['admin'],
  'PUT /admin/ranchers/:id/suspend': ['admin'],
  'PUT /admin/ranchers/:id/reject': ['admin'],
};

const nameOf = ({ method, path }: Row) => `${method} ${path}`;
const pathOf = ({ path }: Row) => `/api${path.replace(/:\w+/g, '2000000000')}`;
// Signing out would end the sessions that the other endpoints need.
const isTried = (row: Row) => nameOf(row) !== 'POST /logout';

test('every endpoint is in the table above', () => {
  expect(rows.map(nameOf).sort()).toEqual(Object.keys(allowed).sort());
});

test.each(rows.filter(isTried).map((row) => [nameOf(row), row] as const))('%s', async (name, row) => {
  for (const who of everyone) {
    const { status, body } = await people[who].send(row.method, pathOf(row), row.method === 'GET' ? undefined : {});
    const refusal = who === 'visitor' ? 401 : 403;
    if (allowed[name]!.includes(who)) expect([200, 201, 400, 404], `${who} at ${name}`).toContain(status);
    else expect([status, body.code], `${who} at ${name}`).toEqual([refusal, CODES[refusal]]);
  }
});

const CODES = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };

const withIds = rows.filter(({ path }) => path.includes(':'));

test.each(withIds)('$method $path with an id that is not a number says so to callers with permission', async (row) => {
  const body = row.method === 'GET' ? undefined : {};
  const refusals = everyone.map((who) => {
    if (allowed[nameOf(row)]!.includes(who)) return [who, 400, 'An id is a number'];
    return [who, ...(who === 'visitor' ? [401, 'Please sign in'] : [403, expect.any(String)])];
  });
  for (const id of ['abc', '-1', '1.5', '1e3', '%20']) {
    const path = `/api${row.path.replace(/:\w+/g, id)}`;
    const answers = everyone.map(async (who) => {
      const answer = await people[who].send(row.method, path, body);
      return [who, answer.status, answer.body.message];
    });
    expect(await Promise.all(answers)).toEqual(refusals);
  }
});
