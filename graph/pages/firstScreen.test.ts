import { afterAll, expect, onTestFinished, test } from 'vitest';
import { fileApp, signedInBrowser, testApp } from '../http/testing/app';
import { builtClient } from '../http/testing/builtClient';
import { documents } from '../persisted/documents.generated';
import { testGraph } from '../testing/graph';

const { db, make } = await testGraph();

const HTML = '<html><head></head><body><div id="root"></div></body></html>';

const clientUntil = (whenDone: typeof onTestFinished | typeof afterAll) =>
  builtClient(() => HTML, { 'web/graphiql/index.html': HTML }, whenDone);
const server = (changes: Parameters<typeof testApp>[0] = {}) =>
  testApp({ client: clientUntil(onTestFinished), ...changes });
const shared = await fileApp({ client: clientUntil(afterAll) });

async function signedIn(user: Parameters<typeof make.credentialsOf>[0], { origin } = shared) {
  const browser = await signedInBrowser(origin, await make.credentialsOf(user));
  const open = async (place: string, headers: Record<string, string> = {}) => {
    const answer = await browser.visit(`${origin}${place}`, { headers: { Accept: 'text/html', ...headers } });
    const html = await answer.text();
    return { answer, html, carried: carriedBy(html) };
  };
  return { open, browser, origin };
}

function carriedBy(html: string) {
  const [, text] = /<script type="application\/json" id="first-screen">([^<]*)<\/script>/.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

const nameOf = (id: string) => /^query (\w+)/m.exec(documents.get(id) ?? '')?.[1];
/** Names the queries in a page, except the count of messages that the header shows on every screen. */
const namesIn = (carried: { answers: { id: string }[] }) =>
  carried.answers.map(({ id }) => nameOf(id)).filter((name) => name !== 'UnreadMessages');

test('a page contains the viewer and the data of its screen, and is not cached', async () => {
  const { ranch } = await make.rancher();
  const { open } = await signedIn(await make.customer({ name: 'Ann Own', zipCode: '78702' }));
  const { answer, carried } = await open(`/rancher/${ranch.id}?tab=products`);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('ETag')).toBeNull();
  expect(answer.headers.get('Vary')).toContain('Cookie');
  expect(carried.viewer).toMatchObject({ __typename: 'User', name: 'Ann Own', userType: 'CUSTOMER', zipCode: '78702' });
  expect(namesIn(carried)).toEqual(['RancherPage', 'TrueCosts', 'DeliveryCheck']);
  expect(carried.answers.at(-1).data.viewer.unreadMessages).toBe(0);
  expect(carried.answers[0]).toMatchObject({
    variables: { id: String(ranch.id) },
    data: { rancher: { __typename: 'Rancher', id: String(ranch.id), ranchName: 'Lone Oak Ranch' } },
  });
});

test('a page contains the same data that /graphql returns for the operation', async () => {
  const { ranch } = await make.rancher();
  const { open, browser, origin } = await signedIn(await make.customer());
  const { carried } = await open(`/rancher/${ranch.id}`);
  const [{ id, variables, data }] = carried.answers;
  const asked = await browser.run(origin, documents.get(id) ?? '', variables);
  expect(data).toEqual(asked.data);
});

test('the list of ranches follows the URL, and is near the viewer’s ZIP code by default', async () => {
  const { open } = await signedIn(await make.customer({ zipCode: '78701' }));
  const variablesAt = async (place: string) => (await open(place)).carried.answers[0].variables;
  expect(await variablesAt('/find-rancher')).toEqual({
    filter: { near: { zipCode: '78701' } },
    first: 24,
  });
  expect(await variablesAt('/find-rancher?state=tx&size=half-cow&sort=price&near=10001')).toEqual({
    filter: { near: { zipCode: '10001' }, states: ['Texas'], orderSizes: ['HALF_COW'] },
    sort: 'PRICE',
    share: 'HALF_COW',
    first: 24,
  });
});

test('visitors and people whose session has ended get no data', async () => {
  const app = await server();
  const { ranch } = await make.rancher();
  const place = `${app.origin}/rancher/${ranch.id}`;
  const visitor = await fetch(place, { headers: { Accept: 'text/html' } });
  expect(await visitor.text()).toBe(HTML);
  expect(visitor.headers.get('Cache-Control')).toBe('no-cache');
  expect(visitor.headers.get('ETag')).not.toBeNull();

  const forged = await fetch(place, { headers: { Accept: 'text/html', Cookie: 'herdline.sid=s%3Aforged.abc' } });
  expect(carriedBy(await forged.text())).toEqual({ viewer: null, answers: [] });
  expect(forged.headers.get('Cache-Control')).toBe('no-store');
});

test('no page contains data of somebody else', async () => {
  const { ranch } = await make.rancher();
  const stranger = await make.customer({ name: 'Secret Stranger' });
  await make.order({ customerId: stranger.id, rancherId: ranch.id, customerName: 'Secret Stranger' });
  const app = await server();
  const { open } = await signedIn(await make.customer(), app);
  const other = await make.rancher();
  const rancher = await signedIn(other.owner, app);
  for (const place of [
    '/',
    `/rancher/${ranch.id}`,
    '/customer-orders',
    '/favorites',
    '/rancher-dashboard',
    '/rancher-orders',
  ]) {
    for (const person of [open, rancher.open]) expect((await person(place)).html).not.toContain('Secret');
  }
});

test.each([
  ['/', [], ['NewOrdersCount']],
  ['/nope', [], ['NewOrdersCount']],
  ['/customer-orders?status=pending', ['CustomerOrdersPage'], ['NewOrdersCount']],
  ['/favorites', ['FavoritesPage'], ['NewOrdersCount']],
  [
    '/rancher-dashboard',
    [],
    ['RancherDashboardPage', 'RancherToday', 'AgreementRequest', 'OrderTableTab', 'NewOrdersCount'],
  ],
  [
    '/rancher-dashboard?tab=profile',
    [],
    ['RancherDashboardPage', 'RancherToday', 'AgreementRequest', 'NewOrdersCount'],
  ],
  ['/rancher-orders', [], ['RancherOrdersPage', 'NewOrdersCount']],
  ['/profile', ['ProfilePage'], ['ProfilePage', 'RanchProfile', 'NewOrdersCount']],
  ['/profile/api', [], ['ApiAccessPage', 'NewOrdersCount']],
  ['/admin', [], ['NewOrdersCount']],
])('%s contains the data of the screen that each person sees', async (place, forFamilies, forRanchers) => {
  const app = await server();
  const family = await signedIn(await make.customer(), app);
  const rancher = await signedIn((await make.rancher()).owner, app);
  expect(namesIn((await family.open(place)).carried)).toEqual(forFamilies);
  expect(namesIn((await rancher.open(place)).carried)).toEqual(forRanchers);
});

test('the checkout page contains the data of its form and the delivery quote, and later the placed order', async () => {
  const customer = await make.customer({ zipCode: '78701' });
  const { ranch } = await make.rancher();
  const order = await make.order({ customerId: customer.id, rancherId: ranch.id });
  const { open } = await signedIn(customer);
  const { carried } = await open(`/rancher/${ranch.id}/checkout`);
  expect(namesIn(carried)).toEqual(['CheckoutPage', 'DeliveryQuote']);
  expect(carried.answers[1].variables).toEqual({ rancherId: String(ranch.id), zipCode: '78701' });
  const placed = await open(`/rancher/${ranch.id}/checkout?placed=${order.id}`);
  expect(namesIn(placed.carried)).toEqual(['OrderPlaced']);
});

test('a page whose record does not exist for the person is a 404, with the data that says so', async () => {
  const { owner, ranch } = await make.rancher();
  const family = await make.customer();
  const { id } = await make.conversation({ customerId: family.id, rancherId: ranch.id });
  const app = await server();
  const openBy = {
    family: (await signedIn(family, app)).open,
    rancher: (await signedIn(owner, app)).open,
    stranger: (await signedIn(await make.customer(), app)).open,
  };
  const statusOf = async (person: keyof typeof openBy, place: string) => (await openBy[person](place)).answer.status;
  expect(await statusOf('family', `/messages/${id}`)).toBe(200);
  expect(await statusOf('rancher', `/messages/${id}`)).toBe(200);
  expect(await statusOf('stranger', `/messages/${id}`)).toBe(404);
  for (const place of ['/messages/999999999', '/rancher/999999999', '/rancher/999999999/checkout', '/messages/one']) {
    expect([place, await statusOf('family', place)]).toEqual([place, 404]);
  }
  expect((await openBy.family('/rancher/999999999')).carried.answers[0].data.rancher).toBeNull();
});

test('the admin page contains today’s tasks, or the pending ranches in the order of the URL', async () => {
  const { open } = await signedIn(await make.admin());
  const today = await open('/admin?tab=today&search=oak');
  expect(namesIn(today.carried)).toEqual(['ApprovalCounts', 'TodayTab']);
  expect(today.carried.answers[1].variables).toMatchObject({ search: 'oak', withMoney: true });
  const { carried } = await open('/admin?tab=pending&search=oak&sort=name');
  expect(namesIn(carried)).toEqual(['ApprovalCounts', 'PendingRanchesTab']);
  expect(carried.answers[1].variables).toEqual({ search: 'oak', sort: 'NAME', withMoney: true });
  expect(namesIn((await open('/admin?tab=orders')).carried)).toEqual(['ApprovalCounts']);
});

test.each([
  ['who has to change a temporary password', { mustChangePassword: true }],
  ['whose account is closed', { deletesAt: '2099-01-01T00:00:00.000Z' }],
])('a person %s gets no data', async (_, given) => {
  const { ranch } = await make.rancher();
  const { open } = await signedIn(await make.customer(given));
  const { carried } = await open(`/rancher/${ranch.id}`);
  expect(carried).toMatchObject({ viewer: given, answers: [] });
});

test('text that people wrote cannot end the script element', async () => {
  const ranchName = '</script><script>alert(1)</script><!--\u2028&';
  const { ranch } = await make.rancher({ ranchName });
  const { open } = await signedIn(await make.customer());
  const { answer, html, carried } = await open(`/rancher/${ranch.id}`);
  expect(html.match(/<\/?script|<!--|\u2028/g)).toEqual(['<script', '</script']);
  expect(carried.answers[0].data.rancher.ranchName).toBe(ranchName);
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
});

test.each(['br', 'gzip', 'identity'])('a browser that accepts %s gets the same data', async (encoding) => {
  const { open } = await signedIn(await make.customer());
  const { answer, carried } = await open('/favorites', { 'Accept-Encoding': encoding });
  expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
  expect(namesIn(carried)).toEqual(['FavoritesPage']);
});

test('a page contains no data for GraphiQL, or if a query fails', async () => {
  const { open } = await signedIn(await make.customer());
  expect((await open('/graphiql')).html).toBe(HTML);
  const { carried } = await open('/find-rancher?near=00000');
  expect(carried.viewer.userType).toBe('CUSTOMER');
  expect(namesIn(carried)).toEqual([]);
});

test('a page does not wait for slow data', async () => {
  const app = await server({ pageDataTimeout: 1 });
  const { open } = await signedIn(await make.customer(), app);
  const trx = await db.transaction();
  try {
    await trx.raw('lock table favorites in access exclusive mode');
    const { answer, html } = await open('/favorites');
    expect(html).toBe(HTML);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  } finally {
    await trx.rollback();
  }
});
