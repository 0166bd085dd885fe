import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { findDrift } from '../../../graph/reconcile/reconcile';
import { type Acknowledged, startTraffic } from '../../prove/market';
import { type Scenario, type Site, signedIn } from '../Site';
import { until } from '../until';

/** These times are in seconds. */
const MAX_OUTAGE = 60;
const TIME_BEFORE = 15;
const TIME_AFTER = 8;

/** Kills the primary during orders. No acknowledged order is lost, and the platform recovers by itself within a minute. */
export const failover: Scenario = async (site) => {
  const { cluster, servers, db } = site;
  await db('rateLimits').delete();
  const family = await signedIn(site, await site.make.customer(), servers.origin);
  const traffic = await startTraffic(db, servers.origin);
  const { orders } = traffic.acknowledged;
  await until('orders come in', async () => orders.size > 0);
  await sleep(TIME_BEFORE * 1_000);
  const [primary, replica] = [await cluster.primary(), await cluster.synchronous()];

  const begin = performance.now();
  const elapsed = () => (performance.now() - begin) / 1_000;
  const before = orders.size;
  await cluster.kill(primary);
  // Answers that were sent just before the kill may still arrive.
  await sleep(200);
  const known = orders.size;
  await until('orders are accepted again', async () => orders.size > known, { seconds: 180 });
  const back = elapsed();
  const listed = async () => !(await family.run(servers.origin, '{ ranchers(first: 3) { totalCount } }')).errors;
  await until('the list can be read again', listed, { seconds: 180 });
  const readable = elapsed();
  assert.equal((await cluster.primary()).name, replica.name);
  await sleep(TIME_AFTER * 1_000);
  await traffic.stop();
  assert.deepEqual(traffic.refused, []);
  await checkNothingLost(site, traffic.acknowledged);
  assert.ok(back < MAX_OUTAGE && readable < MAX_OUTAGE, `It was back after ${back.toFixed(1)} s`);
  for (const { program } of [...servers.web, servers.worker]) assert.ok(program.isRunning());

  await cluster.start(primary);
  await cluster.synchronous();
  const rejoined = elapsed();
  return [
    `${before} orders acknowledged before the kill and ${orders.size - known} after it, none lost, none twice`,
    `orders again after ${back.toFixed(1)} s, lists after ${readable.toFixed(1)} s`,
    `the old primary follows the new one after ${rejoined.toFixed(0)} s`,
  ].join('; ');
};

/** Checks that each acknowledged order, move and payment is stored once, and that every sum matches its rows. */
async function checkNothingLost({ db }: Site, { orders, moves, payments }: Acknowledged): Promise<void> {
  const stored = await db('orders').whereNotNull('idempotencyKey').select('id', 'idempotencyKey', 'customerId');
  const known = new Set(stored.map(({ id, idempotencyKey }) => `${idempotencyKey} ${id}`));
  assert.deepEqual(
    [...orders].filter(([key, id]) => !known.has(`${key} ${id}`)),
    [],
  );
  const keys = stored.map(({ idempotencyKey, customerId }) => `${customerId} ${idempotencyKey}`);
  assert.equal(new Set(keys).size, keys.length);
  for (const [id, steps] of moves) {
    const history = await db('orderStatusUpdates').where({ orderId: id }).orderBy('id').pluck('status');
    assert.deepEqual(history.slice(0, steps.length + 1), ['PENDING', ...steps]);
  }
  const paid = await db('commissionTransactions').where({ type: 'PAYMENT' }).pluck('id');
  assert.deepEqual(
    [...payments.values()].filter((id) => !paid.map(String).includes(id)),
    [],
  );
  assert.deepEqual(await findDrift(db), []);
}
