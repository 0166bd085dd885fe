import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { monthOf } from '../../rules/money/statement';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import { testRest } from './testing/rest';

const { db, url, make, apiClient, signedIn, rancherWith } = await testRest();
const { rancher, owner, ranch } = await rancherWith();
const admin = await make.admin();
const partner = apiClient(await make.apiToken(owner));

const LISTS = [
  '/api/ranchers/profile',
  `/api/orders/rancher/${ranch.id}`,
  '/api/rancher/orders.csv',
  '/api/ranchers?limit=1',
  ...['csv', 'pdf'].map(
    (form) => `/api/ranchers/${ranch.id}/statement.${form}?month=${monthOf(DEFAULT_TIME_ZONE, new Date())}`,
  ),
];

/** Moves the clock forward, so that an answer that contains the current time would differ. */
function letTimePass() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
}

describe('a conditional read', () => {
  test.each(LISTS)('of %s is answered with 304 while nothing has changed', async (path) => {
    const { status, headers, body } = await rancher.get(path);
    const etag = headers.get('ETag')!;
    expect([status, etag]).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
    letTimePass();
    const again = await rancher.get(path, { 'If-None-Match': `"other", ${etag}` });
    expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, '', etag]);
    const other = await rancher.get(path, { 'If-None-Match': '"other"' });
    expect([other.status, other.body]).toEqual([200, body]);
  });

  test('gives the whole answer when something has changed', async () => {
    const { headers } = await rancher.get('/api/ranchers/profile');
    const description = `Home of ${randomUUID()}`;
    await rancher.patch(`/api/ranchers/${ranch.id}`, { description });
    const changed = await rancher.get('/api/ranchers/profile', { 'If-None-Match': headers.get('ETag')! });
    expect([changed.status, changed.body.description]).toEqual([200, description]);
  });

  test('with HEAD gives only the headers', async () => {
    const { headers } = await rancher.get('/api/ranchers/profile');
    const head = await rancher.send('HEAD', '/api/ranchers/profile');
    expect([head.status, head.body, head.headers.get('ETag')]).toEqual([200, '', headers.get('ETag')]);
    const again = await rancher.send('HEAD', '/api/ranchers/profile', undefined, {
      'If-None-Match': headers.get('ETag')!,
    });
    expect(again.status).toBe(304);
  });
});

describe('the caching of an answer', () => {
  const VARY = 'Accept-Encoding, Authorization, Cookie';
  const cachingOf = ({ headers }: { headers: Headers }) => [headers.get('Cache-Control'), headers.get('Vary')];

  test('a session’s answer is not stored', async () => {
    expect(cachingOf(await rancher.get('/api/ranchers/profile'))).toEqual(['no-store', VARY]);
  });

  test('a token’s answer is private and revalidated each time', async () => {
    const answer = await partner.get('/api/ranchers/profile');
    expect([answer.status, ...cachingOf(answer)]).toEqual([200, 'private, no-cache', VARY]);
    const again = await partner.get('/api/ranchers/profile', { 'If-None-Match': answer.headers.get('ETag')! });
    expect([again.status, ...cachingOf(again)]).toEqual([304, 'private, no-cache', VARY]);
  });

  test('a refusal is not stored', async () => {
    const refused = await partner.get('/api/admin/orders');
    expect([refused.status, cachingOf(refused)[0]]).toEqual([403, 'no-store']);
  });
});

test('families get the same bytes again, and a changed phone or ranch name at once', async () => {
  const { owner: other, ranch: shown } = await rancherWith();
  const [ann, ben] = [await signedIn(await make.customer()), await signedIn(await make.customer())];
  const path = `/api/ranchers/${shown.id}`;
  const [first, again] = [await ann.get(path), await ben.get(path)];
  expect([again.body, again.headers.get('ETag')]).toEqual([first.body, first.headers.get('ETag')]);
  await db('users').where({ id: other.id }).update({ phone: '555-0177' });
  expect((await ann.get(path)).body).toEqual({ ...first.body, user: { ...first.body.user, phone: '555-0177' } });
  await db('ranchers').where({ id: shown.id }).update({ ranchName: 'Renamed Ranch' });
  const renamed = await ben.get(path);
  expect(renamed.body.ranchName).toBe('Renamed Ranch');
  expect(renamed.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
});

test('a later page of a list links to the first one', async () => {
  const search = randomUUID();
  for (const ranchName of ['A', 'B', 'C']) await make.rancher({ description: search, ranchName });
  const first = `/api/ranchers?search=${search}&limit=1`;
  const linkOf = (link: string | null, rel: string) => new RegExp(`<([^>]+)>; rel="${rel}"`).exec(link ?? '')?.[1];
  const link = (await rancher.get(first)).headers.get('Link');
  expect(linkOf(link, 'first')).toBeUndefined();
  const second = (await rancher.get(linkOf(link, 'next')!)).headers.get('Link');
  expect(linkOf(second, 'first')).toBe(first);
  const third = (await rancher.get(linkOf(second, 'next')!)).headers.get('Link');
  expect([linkOf(third, 'first'), linkOf(third, 'next')]).toEqual([first, undefined]);
});

test('a link of a list repeats its known parameters, and no others', async () => {
  const search = randomUUID();
  for (const ranchName of ['A', 'B']) await make.rancher({ description: search, ranchName });
  const headers = { Authorization: `Bearer ${await make.apiToken(owner)}` };
  const page = await fetch(`${url}/api/ranchers?search=${search}&limit=1&utm_source=x&token=hrd_secret`, { headers });
  expect(page.headers.get('Link')).toMatch(/^<[^>]*>; rel="next"$/);
  const [, next] = /<([^>]+)>/.exec(page.headers.get('Link')!)!;
  const { searchParams } = new URL(next!, 'http://herdline.test');
  expect(Object.fromEntries(searchParams)).toEqual({ search, limit: '1', after: expect.any(String) });
});

describe('the remaining budget', () => {
  test('is in each answer that cost something', async () => {
    const { headers } = await partner.get('/api/ranchers?limit=1');
    expect(headers.get('RateLimit-Policy')).toMatch(/^"cost";q=\d+;w=60$/);
    expect(headers.get('RateLimit')).toMatch(/^"cost";r=\d+;t=\d+$/);
    const remainingBudget = async () =>
      Number(/r=(\d+)/.exec((await partner.get('/api/ranchers?limit=1')).headers.get('RateLimit')!)![1]);
    expect(await remainingBudget()).toBeGreaterThan(await remainingBudget());
  });
});

test('when the database is down, the answer says when to try again', async () => {
  const someone = await signedIn(admin);
  const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const failing = vi.spyOn(db.client, 'acquireConnection').mockRejectedValue(down);
  const { status, body, headers } = await someone.get('/api/admin/orders');
  failing.mockRestore();
  expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'UNAVAILABLE', '60']);
});

describe('tokens', () => {
  test('get orders and ranches without commission if they lack the scope for it', async () => {
    const { id: customerId } = await make.customer();
    const { id } = await make.order({ customerId, rancherId: ranch.id });
    const scopes = ['RANCHERS_READ', 'ORDERS_READ', 'ORDERS_WRITE'] as const;
    const narrow = apiClient(await make.apiToken(owner, { scopes: [...scopes] }));
    for (const [path, figure] of [
      [`/api/orders/rancher/${ranch.id}`, 'commissionAmount'],
      ['/api/rancher/orders', 'commissionAmount'],
      ['/api/ranchers/profile', 'currentBalance'],
      [`/api/ranchers/${ranch.id}`, 'currentBalance'],
    ] as const) {
      const [shown] = [(await narrow.get(path)).body].flat();
      expect(shown).not.toHaveProperty(figure);
      expect([(await partner.get(path)).body].flat()[0]).toHaveProperty(figure);
    }
    const moved = await narrow.post(`/api/orders/${id}/status`, { status: 'Contacted' });
    expect([moved.status, moved.body.status]).toEqual([200, 'Contacted']);
    expect(moved.body).not.toHaveProperty('commissionAmount');
  });
});
