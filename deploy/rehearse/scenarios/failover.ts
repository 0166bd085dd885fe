import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { findDrift } from '../../../graph/reconcile/reconcile';
import { type Acknowledged, openMarket } from '../../../prove/market';
import { type Scenario, type Site, signedIn } from '../Site';
import { until } from '../until';

/** In seconds. */
const BACK_WITHIN = 60;
const BEFORE = 15;
const AFTERWARDS = 8;

/** The primary dies amid orders. No acknowledged order is lost, and the platform is back within a minute by itself. */
export const failover: Scenario = async (site) => {
  const { cluster, servers, db } = site;
  await db('rateLimits').delete();
  const family = await signedIn(site, await site.make.customer(), servers.origin);
  const market = await openMarket(db, servers.origin);
  const { orders } = market.acknowledged;
  await until('orders come in', async () => orders.size > 0);
  await sleep(BEFORE * 1_000);
  const [primary, replica] = [await cluster.primary(), await cluster.synchronous()];

  const begin = performance.now();
  const since = () => (performance.now() - begin) / 1_000;
  const before = orders.size;
  await cluster.kill(primary);
  // What was acknowledged in the same moment may still be on its way here.
  await sleep(200);
  const known = orders.size;
  await until('orders are taken again', async () => orders.size > known, { seconds: 180 });
  const back = since();
  const listed = async () => !(await family.run(servers.origin, '{ ranchers(first: 3) { totalCount } }')).errors;
  await until('the list is read again', listed, { seconds: 180 });
  const isRead = since();
  assert.equal((await cluster.primary()).name, replica.name);
  await sleep(AFTERWARDS * 1_000);
  await market.stop();
  assert.deepEqual(market.refused, []);
  await checkNothingLost(site, market.acknowledged);
  assert.ok(back < BACK_WITHIN && isRead < BACK_WITHIN, `It was back after ${back.toFixed(1)} s`);
  for (const { program } of [...servers.web, servers.worker]) assert.ok(program.isRunning());

  await cluster.start(primary);
  await cluster.synchronous();
  const again = since();
  const reads = await servers.replicaReads(servers.web);
  await until('the new replica takes reads', async () => {
    await family.run(servers.origin, `{ ranchers(first: 3, filter: { search: "${Math.random()}" }) { totalCount } }`);
    return ((await servers.replicaReads(servers.web)).replica ?? 0) > (reads.replica ?? 0);
  });
  return [
    `${before} orders acknowledged before the kill and ${orders.size - known} after it, none lost, none twice`,
    `orders again after ${back.toFixed(1)} s, lists after ${isRead.toFixed(1)} s`,
    `the old primary follows the new one after ${again.toFixed(0)} s and takes reads`,
  ].join('; ');
};

/** Every order, move and payment that somebody was told of is there once, and every sum is that of its facts. */
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
