import { expect, onTestFinished, test } from 'vitest';
import { testApp, testBrowser } from '../http/testing/app';
import { testGraph } from '../testing/graph';

const { db, make } = await testGraph();

const FULFIL = `mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: FULFILLED) {
  status items { name } statusUpdates { status } rancher { ranchName }
} }`;

/** Makes a ranch with an API token, and orders that are about to be fulfilled. */
async function ranchWith(count: number) {
  const { owner, ranch } = await make.rancher();
  const customer = await make.customer();
  const given = { customerId: customer.id, rancherId: ranch.id, status: 'PROCESSING' } as const;
  const orders = await Promise.all(Array.from({ length: count }, () => make.order(given)));
  return {
    ranch,
    ids: orders.map(({ id }) => String(id)),
    program: testBrowser({ token: await make.apiToken(owner) }),
  };
}

const FULFILLED = { data: { updateOrderStatus: { status: 'FULFILLED', items: [{ name: 'Half Cow' }] } } };

test('a committed write is answered even if other writes hold every connection', async () => {
  const { ids, program, ranch } = await ranchWith(1);
  const { origin, db: served } = await testApp({ poolSize: 1 });
  const lock = await db.transaction();
  onTestFinished(() => void lock.rollback());
  await lock('ranchers').where({ id: ranch.id }).forUpdate();
  const answer = program.run(origin, FULFIL, { id: ids[0] });
  // The first write holds its connection by now, and the next one waits for it. Other tests use other databases.
  const waiting = () => db('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'");
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(1);
  const next = served.transaction();
  await lock.rollback();
  const holding = await next;
  onTestFinished(() => void holding.rollback());
  expect(await answer).toMatchObject(FULFILLED);
  expect(holding.isCompleted()).toBe(false);
});

test('a server with two connections answers twenty simultaneous fulfillments, and charges each once', async () => {
  const { ids, program, ranch } = await ranchWith(20);
  const { origin } = await testApp({ poolSize: 2 });
  const answers = await Promise.all(ids.map((id) => program.run(origin, FULFIL, { id })));
  for (const answer of answers) expect(answer).toMatchObject(FULFILLED);
  const [charges] = await db('commissionTransactions').where({ rancherId: ranch.id, type: 'CHARGE' }).count();
  expect(Number(charges!.count)).toBe(20);
}, 60_000);
