import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { randomOf } from '../../seeds/random';
import { readViewer } from '../accounts/readViewer';
import { testContext } from '../accounts/testing/context';
import { projectRoot } from '../config';
import { connect } from '../database/connection';
import { ledgerOf, readEvents, replay } from '../events/testing/ledger';
import { ownDatabaseUrl } from '../testing/database';
import { testConfig, testGraph } from '../testing/graph';
import { built } from '../testing/serverProcess';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { createWebhook } from './changeWebhooks';
import { unsteadyReceiver } from './testing/unsteadyReceiver';

// The test has its own database, because the senders take every job that they find.
const databaseUrl = await ownDatabaseUrl('killed');
const { db, as, make } = await testGraph(connect(databaseUrl));
const files = temporaryDirectory();
afterAll(async () => {
  await db.destroy();
  files.remove();
});

const random = randomOf('killed');
const { pick, whole, weighted } = random;
/** How many senders are killed, fewer if processes start slowly. Two senders run at a time, as on two servers. */
const DEATHS = { min: 2, max: 4, milliseconds: 6_000 };
const TURNS = { min: 60, max: 400 };

type Person = { id: number };
type Rancher = Awaited<ReturnType<typeof make.rancher>>;

async function sender(host: string): Promise<ChildProcess> {
  const database = { DATABASE_URL: databaseUrl, SESSION_SECRET: testConfig.sessionSecret };
  const env = { PATH: process.env.PATH, ...database, WEBHOOK_ALLOW: host, DATA_DIR: files.path };
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const started = spawn(process.execPath, [await built('sender')], { cwd: projectRoot, env, stdio: [...stdio] });
  onTestFinished(() => void started.kill('SIGKILL'));
  await once(started, 'message');
  return started;
}

async function subscribe(person: Person, host: string, path: string): Promise<string> {
  const config = { ...testConfig, webhookAllow: [host] };
  const context = testContext(db, { config, viewer: await readViewer(db, person.id) });
  return (await createWebhook(context, { input: { url: `http://${host}${path}` } })).secret;
}

const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const MOVE = 'mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(orderId: $id, status: $status) { id } }';
const PAY = `mutation ($id: ID!, $amount: Cents!) {
  recordCommissionPayment(rancherId: $id, amount: $amount, description: "Check") { id }
}`;

const ORDER = {
  customerName: 'Ann',
  customerEmail: 'ann@herdline.test',
  customerZip: '78704',
  orderType: 'HALF_COW',
  shippingMethod: 'LOCAL_PICKUP',
  productDetails: [{ type: 'HALF_COW', quantity: 1, price: 180_000 }],
};

/** Returns a function that places an order, moves one or pays commission, at random. */
function market(admin: Person, customer: Person, ranchers: Rancher[]) {
  const orders: { id: string; rancher: Rancher; steps: OrderStatus[] }[] = [];
  const acts = {
    async place() {
      const rancher = pick(ranchers);
      const { data } = await as(customer).run(PLACE, { input: { ...ORDER, rancherId: String(rancher.ranch.id) } });
      const end = pick<OrderStatus>(['FULFILLED', 'FULFILLED', 'CANCELED']);
      orders.push({ id: data.placeOrder.id, rancher, steps: ['CONTACTED', 'PROCESSING', end] });
    },
    async move() {
      const open = orders.filter(({ steps }) => steps.length > 0);
      if (open.length === 0) return;
      const { id, rancher, steps } = pick(open);
      await as(rancher).run(MOVE, { id, status: steps.shift() });
    },
    async pay() {
      await as(admin).run(PAY, { id: String(pick(ranchers).ranch.id), amount: whole(1, 9_000) });
    },
  };
  return () => acts[orders.length < 4 ? 'place' : weighted(LIKELY)]();
}

const LIKELY = [
  ['place', 2],
  ['move', 6],
  ['pay', 2],
] as const;

/** Skips the retry pauses until the test ends. */
function hastenRetries(): void {
  const hasten =
    "update graphile_worker._private_jobs set run_at = now() where run_at > now() and key like 'webhook %'";
  const timer = setInterval(() => db.raw(hasten).catch(() => {}), 100);
  onTestFinished(() => clearInterval(timer));
}

test('no matter which process is killed and when, the receiver ends up with the state of the ledger', async () => {
  const receiver = await unsteadyReceiver(random);
  const [admin, customer] = [await make.admin(), await make.customer()];
  const ranchers = [await make.rancher(), await make.rancher()];
  const subscribers = { '/all': admin, '/own': ranchers[0]! };
  for (const [path, person] of Object.entries(subscribers)) {
    receiver.secrets.set(path, await subscribe(person, receiver.host, path));
  }
  hastenRetries();
  let dying = true;
  const acting = async () => {
    const act = market(admin, customer, ranchers);
    for (let turn = 0; turn < TURNS.min || (dying && turn < TURNS.max); turn++) {
      await act();
      await sleep(whole(0, 80));
    }
  };
  const interrupting = async () => {
    while (dying) {
      await sleep(whole(100, 600));
      await receiver.restart();
    }
  };
  const killing = async () => {
    const senders = await Promise.all([sender(receiver.host), sender(receiver.host)]);
    const end = Date.now() + DEATHS.milliseconds;
    for (let death = 0; death < DEATHS.min || (death < DEATHS.max && Date.now() < end); death++) {
      await sleep(whole(50, 500));
      senders.shift()!.kill('SIGKILL');
      senders.push(await sender(receiver.host));
    }
    dying = false;
  };
  await Promise.all([acting(), interrupting(), killing()]);
  receiver.recover();

  for (const [path, person] of Object.entries(subscribers)) {
    const events = await readEvents(as(person));
    await expect.poll(() => receiver.stored(path).length, { timeout: 60_000 }).toBe(events.length);
    expect(receiver.stored(path)).toEqual(events);
  }
  expect(receiver.forged).toEqual([]);
  const received = receiver.stored('/all');
  expect(received.map(({ id }) => Number(id))).toEqual(received.map((_, index) => index + 1));
  const ledger = await ledgerOf(db);
  expect(replay(received)).toEqual(ledger);
  expect(Object.keys(ledger.statuses).length).toBeGreaterThan(8);
  expect(Object.keys(ledger.balances).length).toBeGreaterThan(0);
}, 240_000);
