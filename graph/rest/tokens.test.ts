import { describe, expect, test } from 'vitest';
import type { ApiScope } from '../../rules/developers/apiScope';
import { monthOf } from '../../rules/money/statement';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import type { Row } from './row';
import { rows } from './rows';
import { testRest } from './testing/rest';

const { db, make, program, rancherWith } = await testRest();

/** The endpoints that are open to a token with every scope. All others are closed to tokens. */
const open = [
  'GET /user',
  'GET /ranchers',
  'GET /ranchers/profile',
  'GET /ranchers/:id',
  'GET /favorites/check/:id',
  'GET /orders/customer/:id',
  'GET /orders/rancher/:id',
  'GET /rancher/orders',
  'GET /rancher/orders.csv',
  'POST /orders/:id/status',
  'GET /ranchers/:id/reviews',
  'POST /reviews/:id/answer',
  'GET /rancher/processors',
  'POST /rancher/processors',
  'PUT /rancher/processors/:id',
  'DELETE /rancher/processors/:id',
  'GET /rancher/animals',
  'GET /rancher/animals.csv',
  'POST /rancher/animals',
  'PUT /rancher/animals/:id',
  'GET /rancher/line',
  'GET /animals/:id',
  'GET /ranchers/:id/animals',
  'POST /rancher/animals/:id/stage',
  'POST /rancher/animals/:id/harvest',
  'POST /rancher/animals/:id/fill',
  'POST /rancher/animals/:id/keep',
  'POST /rancher/animals/:id/deposits',
  'POST /rancher/claims/:id/place',
  'POST /rancher/claims/:id/return',
  'POST /rancher/claims/:id/release',
  'POST /rancher/claims/:id/deposit',
  'GET /claims/:id/bill-of-sale.pdf',
  'GET /orders/:id/settlement',
  'GET /orders/:id/invoice.pdf',
  'GET /order-payments/:id/receipt.pdf',
  'POST /rancher/orders/:id/weigh',
  'POST /rancher/animals/:id/weigh',
  'POST /rancher/orders/:id/payments',
  'POST /rancher/orders/:id/remind',
  'GET /rancher/receivables',
  'GET /rancher/receivables.csv',
  'GET /conversations',
  'GET /conversations/:id',
  'GET /conversations/:id/messages',
  'POST /conversations/:id/messages',
  'POST /conversations/:id/seen',
  'POST /conversations/:id/block',
  'POST /messages/:id/reports',
  'GET /claims/:id/cut-sheet',
  'PUT /claims/:id/cut-sheet',
  'POST /claims/:id/cut-sheet/accept',
  'GET /claims/:id/cut-sheet.pdf',
  'GET /animals/:id/cut-sheets',
  'PUT /rancher/animals/:id/cut-sheet',
  'GET /animals/:id/cut-sheets.pdf',
  'GET /commissions/rancher/:id',
  'GET /ranchers/:id/statement.csv',
  'GET /ranchers/:id/statement.pdf',
  'GET /admin/ranchers',
  'GET /admin/orders',
  'GET /admin/analytics.csv',
  'GET /admin/ranchers.csv',
  'GET /admin/balances.csv',
  'GET /admin/orders.csv',
];

const nameOf = ({ method, path }: Row) => `${method} ${path}`;
const admin = program(await make.apiToken(await make.admin()));
const { owner, ranch } = await make.rancher();
const rancher = program(await make.apiToken(owner));

describe('a token of every scope', () => {
  test('has only existing endpoints in the table above', () => {
    expect(rows.map(nameOf)).toEqual(expect.arrayContaining(open));
  });

  test.each(rows.map((row) => [nameOf(row), row] as const))('at %s', async (name, { method, path }) => {
    // A closed endpoint refuses the token before it reads the body.
    const ask = (who: typeof admin) =>
      who.send(method, `/api${path.replace(/:\w+/g, String(ranch.id))}`, method === 'GET' ? undefined : {});
    const answers = [await ask(admin), await ask(rancher)];
    expect(answers.some(({ status }) => status !== 403)).toBe(open.includes(name));
    for (const { status, body } of answers) {
      if (status === 403) expect([body.code, body.error]).toEqual(['FORBIDDEN', body.message]);
    }
  });
});

describe('a token of few scopes', () => {
  const tokenOf = async (user: { id: number }, ...scopes: ApiScope[]) => program(await make.apiToken(user, { scopes }));

  test('reads what they name', async () => {
    const { status, body } = await (await tokenOf(owner, 'RANCHERS_READ')).get(`/api/ranchers/${ranch.id}`);
    expect([status, body.ranchName]).toEqual([200, 'Lone Oak Ranch']);
    expect((await (await tokenOf(owner, 'ORDERS_WRITE')).get('/api/user')).body.email).toBe(owner.email);
  });

  test('shows its own ranch by ORDERS_READ, and no other one', async () => {
    const reader = await tokenOf(owner, 'ORDERS_READ');
    expect((await reader.get(`/api/ranchers/${ranch.id}`)).status).toBe(200);
    const { ranch: other } = await make.rancher();
    for (const path of [`/api/ranchers/${other.id}`, `/api/favorites/check/${other.id}`]) {
      const { status, body } = await reader.get(path);
      expect([status, body.message]).toEqual([403, 'This token may not do this: it lacks RANCHERS_READ']);
    }
    expect((await (await tokenOf(owner, 'RANCHERS_READ')).get(`/api/ranchers/${other.id}`)).status).toBe(200);
  });

  test('lets admins read the lists of any ranch with the lists’ own scope', async () => {
    const { id } = await make.admin();
    expect((await (await tokenOf({ id }, 'ORDERS_READ')).get(`/api/orders/rancher/${ranch.id}`)).status).toBe(200);
    const books = await tokenOf({ id }, 'COMMISSIONS_READ');
    const month = monthOf(DEFAULT_TIME_ZONE, new Date());
    for (const path of [
      `/api/commissions/rancher/${ranch.id}`,
      `/api/ranchers/${ranch.id}/statement.csv?month=${month}`,
    ])
      expect((await books.get(path)).status).toBe(200);
  });

  test('is told which scope it lacks', async () => {
    const { status, body } = await (await tokenOf(owner, 'ORDERS_READ')).get('/api/ranchers');
    const message = 'This token may not do this: it lacks RANCHERS_READ';
    expect([status, body]).toEqual([403, { message, error: message, code: 'FORBIDDEN' }]);
    const ledger = `/api/commissions/rancher/${ranch.id}`;
    expect((await (await tokenOf(owner, 'RANCHERS_READ')).get(ledger)).body.message).toContain(
      'it lacks COMMISSIONS_READ',
    );
  });

  test('either moves an order or leaves it unchanged', async () => {
    const { owner: seller, ranch: own } = await rancherWith();
    const { id } = await make.order({ customerId: (await make.customer()).id, rancherId: own.id });
    const move = async (...scopes: ApiScope[]) =>
      (await tokenOf(seller, ...scopes)).post(`/api/orders/${id}/status`, { status: 'Contacted' });
    const statusOf = async () => (await db('orders').where({ id }).first()).status;
    expect((await move('ORDERS_READ', 'COMMISSIONS_READ')).body.message).toContain('it lacks ORDERS_WRITE');
    expect(await statusOf()).toBe('PENDING');
    const { status, body } = await move('ORDERS_WRITE');
    expect([status, body.status, body.commissionAmount]).toEqual([200, 'Contacted', undefined]);
    expect(await statusOf()).toBe('CONTACTED');
  });
});
