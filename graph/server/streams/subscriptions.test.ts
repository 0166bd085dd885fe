import { setTimeout as sleep } from 'node:timers/promises';
import type { GraphQLObjectType } from 'graphql';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { endSessions } from '../../accounts/signIn/endSessions';
import type { User } from '../../accounts/User';
import { fileApp, signedInBrowser, testApp, testBrowser, testStream } from '../../http/testing/app';
import { moveOrder } from '../../ordering/moveOrder';
import { errorOf, testGraph } from '../../testing/graph';
import { schema } from '../graphqlServer';

const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const ORDERS = 'subscription { ranchOrders { id status customer { name } rancher { orderCounts { pending } } } }';
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const MOVE = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: CONTACTED) { id } }';
const ARCHIVE = 'mutation ($id: ID!) { archiveOrder(orderId: $id, archived: true) { id } }';

beforeEach(() => db('rate_limits').delete());

const enter = async (at: string, user: User) => signedInBrowser(at, await make.credentialsOf(user));

/** Creates a rancher with an open stream. */
async function listening(origin: string) {
  const { owner, ranch } = await make.rancher();
  const browser = await enter(origin, owner);
  const stream = await testStream(browser, origin, ORDERS);
  return { owner, ranch, browser, stream };
}

const orderFor = (ranch: { id: number }, customerName = 'Ann Miller') => ({
  rancherId: String(ranch.id),
  customerName,
  customerEmail: 'ann@herdline.test',
  customerZip: '78701',
  orderType: 'HALF_COW',
  productDetails: [{ type: 'HALF_COW', quantity: 1 }],
  shippingMethod: 'LOCAL_PICKUP',
});

async function place(ranch: { id: number }, customerName?: string): Promise<string> {
  const { data } = await as(await make.customer()).run(PLACE, { input: orderFor(ranch, customerName) });
  return data.placeOrder.id;
}

const received = (id: string, rest: object) => ({ event: 'next', data: { data: { ranchOrders: { id, ...rest } } } });
const refused = (code: string) => ({ event: 'next', data: { errors: [{ extensions: { code } }] } });

describe('a rancher', () => {
  test('receives an order that was placed on another server, and its later changes', async () => {
    const [here, there] = [await testApp(), await testApp()];
    const { owner, ranch, stream } = await listening(here.origin);
    expect(stream.response.headers.get('Content-Type')).toMatch('text/event-stream');
    const customer = await enter(there.origin, await make.customer());
    const { data } = await customer.run(there.origin, PLACE, { input: orderFor(ranch, 'Zoe Quist') });
    const { id } = data.placeOrder;
    const counts = (pending: number) => ({ rancher: { orderCounts: { pending } } });
    const whose = { customer: { name: 'Zoe Quist' } };
    expect(await stream.next()).toEqual(received(id, { status: 'PENDING', ...whose, ...counts(1) }));
    await as(owner).run(MOVE, { id });
    expect(await stream.next()).toEqual(received(id, { status: 'CONTACTED', ...whose, ...counts(0) }));
    await make.move({ id }, 'FULFILLED');
    await as(owner).run(ARCHIVE, { id });
    expect(await stream.next()).toMatchObject(received(id, { status: 'FULFILLED' }));
  });

  test('receives no orders of other ranches, and no changes that were rolled back', async () => {
    const { owner, ranch, stream } = await listening(origin);
    await place((await make.rancher()).ranch);
    const order = await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id });
    const undone = db.transaction(async (trx) => {
      const context = { db: trx, viewer: { id: owner.id, userType: 'RANCHER', ranchId: ranch.id } };
      await moveOrder(context as never, { orderId: order.id, status: 'CONTACTED' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    const id = await place(ranch);
    expect(await stream.next()).toMatchObject(received(id, {}));
  });

  test('is told with each event what its document uses although it is deprecated', async () => {
    const { status } = (schema.getType('Order') as GraphQLObjectType).getFields();
    const reason = 'Use headline instead. Deprecated on 2026-11-28, works until 2027-06-01.';
    Object.assign(status!, { deprecationReason: reason });
    onTestFinished(() => void Object.assign(status!, { deprecationReason: undefined }));
    const { ranch, stream } = await listening(origin);
    const id = await place(ranch);
    const of = { coordinate: 'Order.status', reason, since: '2026-11-28', until: '2027-06-01' };
    expect(await stream.next()).toMatchObject({
      data: { data: { ranchOrders: { id } }, extensions: { deprecations: [of] } },
    });
  });

  test('gets NOT_FOUND and the stream ends when a notice names an order of another ranch', async () => {
    const { ranch, stream } = await listening(origin);
    const id = await place((await make.rancher()).ranch);
    await db.raw("select pg_notify('ranch_orders', ?)", [`${ranch.id} ${id}`]);
    expect(await stream.next()).toMatchObject(refused('NOT_FOUND'));
    expect(await stream.next()).toMatchObject({ event: 'complete' });
    expect(await stream.next()).toBeUndefined();
  });

  test('uses no database connection while waiting for orders', async () => {
    const { origin, db: own } = await testApp();
    const { browser, owner } = await listening(origin);
    await testStream(browser, origin, ORDERS);
    await testStream(await enter(origin, owner), origin, ORDERS);
    await expect.poll(() => own.client.pool.numUsed()).toBe(0);
  });

  test('may have at most five streams at once', async () => {
    const { browser, stream } = await listening(origin);
    for (let more = 0; more < 4; more++) await testStream(browser, origin, ORDERS);
    expect(await (await testStream(browser, origin, ORDERS)).next()).toMatchObject(refused('RATE_LIMITED'));
    stream.leave();
    const joins = async () => {
      const another = await testStream(browser, origin, ORDERS);
      return Promise.race([another.next().then((event) => event?.event), sleep(200, 'waits')]);
    };
    await expect.poll(joins, { timeout: 5_000 }).toBe('waits');
  });
});

test('archiving an order that is already archived sends no event', async () => {
  const { owner, ranch, stream } = await listening(origin);
  const order = { customerId: (await make.customer()).id, rancherId: ranch.id, status: 'FULFILLED' } as const;
  const { id } = await make.order({ ...order, archivedAt: '2026-11-20T12:00:00.000Z' });
  const { data } = await as(owner).run(ARCHIVE, { id: String(id) });
  expect(data.archiveOrder.id).toBe(String(id));
  const next = await place(ranch);
  expect(await stream.next()).toMatchObject(received(next, {}));
});

describe('a stream ends', () => {
  test('when its session signs out', async () => {
    const { browser, stream } = await listening(origin);
    await browser.run(origin, 'mutation { logout }');
    expect(await stream.next()).toMatchObject({ event: 'complete' });
    expect(await (await testStream(browser, origin, ORDERS)).next()).toMatchObject(refused('UNAUTHENTICATED'));
  });

  test('on every server when all sessions of the person end', async () => {
    const [here, there] = [await testApp(), await testApp()];
    const { owner, browser, stream } = await listening(here.origin);
    const elsewhere = await testStream(browser, there.origin, ORDERS);
    await db.transaction((trx) => endSessions(trx, owner.id));
    expect(await stream.next()).toMatchObject({ event: 'complete' });
    expect(await elsewhere.next()).toMatchObject({ event: 'complete' });
  });

  test('when the server stops', async () => {
    const { origin, endStreams } = await testApp();
    const { stream } = await listening(origin);
    endStreams();
    expect(await stream.next()).toMatchObject({ event: 'complete' });
    expect(await stream.next()).toBeUndefined();
  });

  test('when notices may have been missed, and a new stream receives orders again', async () => {
    const { ranch, browser, stream } = await listening(origin);
    const listeners = "application_name = 'herdline notices' and datname = current_database()";
    await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity where ${listeners}`);
    expect(await stream.next()).toMatchObject({ event: 'complete' });
    const next = await testStream(browser, origin, ORDERS);
    const id = await place(ranch);
    expect(await next.next()).toMatchObject(received(id, {}));
  });
});

describe('the server refuses', () => {
  test.each([
    ['a visitor', async () => null, 'UNAUTHENTICATED'],
    ['a customer', () => make.customer(), 'FORBIDDEN'],
    ['an admin', () => make.admin(), 'FORBIDDEN'],
    [
      'a rancher with a temporary password',
      async () => (await make.rancher({}, { mustChangePassword: true })).owner,
      'FORBIDDEN',
    ],
  ])('%s who subscribes', async (_who, person, code) => {
    const user = await person();
    const browser = user ? await enter(origin, user) : testBrowser();
    const stream = await testStream(browser, origin, ORDERS);
    expect(await stream.next()).toMatchObject(refused(code));
    expect(await stream.next()).toMatchObject({ event: 'complete' });
  });

  test.each([
    ['a query', '{ viewer { id } }', 'BAD_USER_INPUT'],
    ['a mutation', 'mutation { logout }', 'BAD_USER_INPUT'],
    ['a document that cannot be parsed', 'subscription {', 'BAD_USER_INPUT'],
    ['an unknown field', 'subscription { ranchOrder { id } }', 'BAD_USER_INPUT'],
    ['a value that does not fit', 'subscription ($a: Boolean!) { ranchOrders { id @skip(if: $a) } }', 'BAD_USER_INPUT'],
    ['too many aliases', `subscription { ranchOrders { ${aliases(40)} } }`, 'QUERY_TOO_EXPENSIVE'],
    ['too many tokens', `subscription { ranchOrders { ${'id '.repeat(3_000)} } }`, 'QUERY_TOO_EXPENSIVE'],
    ['too many records', `subscription { ranchOrders { rancher { ${orders(3)} } } }`, 'QUERY_TOO_EXPENSIVE'],
  ])('%s at the stream endpoint', async (_what, query, code) => {
    const { origin, lines } = await testApp({ publicSchema: false });
    const { browser } = await listening(origin);
    const answer = await (await testStream(browser, origin, query)).next();
    expect(answer).toMatchObject(refused(code));
    expect(JSON.stringify(answer)).not.toMatch(/Did you mean|"http"/);
    expect(lines.join()).not.toContain('internal error');
  });

  test('a request from another site', async () => {
    const { browser } = await listening(origin);
    const response = await browser.visit(`${origin}/graphql/stream`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'Sec-Fetch-Site': 'cross-site' },
      body: JSON.stringify({ query: ORDERS }),
    });
    expect(response.status).toBe(403);
  });

  test('a new stream while it is stopping', async () => {
    const { origin } = await testApp({ isStopping: () => true });
    const { stream } = await listening(origin);
    expect(stream.response.status).toBe(503);
  });

  test('a subscription at /graphql instead of /graphql/stream', async () => {
    expect(errorOf(await as((await make.rancher()).owner).run(ORDERS))).toMatchObject({
      message: 'Subscriptions are answered at /graphql/stream',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

function aliases(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}: id`).join(' ');
}

function orders(levels: number): string {
  return levels ? `orders(first: 100) { nodes { rancher { ${orders(levels - 1)} } } }` : 'id';
}
