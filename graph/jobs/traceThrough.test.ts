import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config';
import { connect } from '../database/connection';
import { createLog } from '../http/observe/createLog';
import { signedInBrowser, testApp } from '../http/testing/app';
import { testMailServer } from '../mail/testing/mailServer';
import { ownDatabaseUrl } from '../testing/database';
import { maker } from '../testing/make';
import { testReceiver } from '../webhooks/testing/receiver';
import { startJobs } from './startJobs';

// The test has its own database, because the worker takes every job that it finds.
const url = await ownDatabaseUrl('trace_through');
const db = connect(url);
const make = maker(db);
afterAll(() => db.destroy());

const ID = '0af7651916cd43dd8448eb211c80319c';
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const MOVE = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: CONTACTED) { id } }';

const traceIn = (header: unknown) => /^00-([\da-f]{32})-[\da-f]{16}-01$/.exec(String(header))?.[1];

/** Runs what was queued, and returns the messages and the posts that were sent. */
async function sent(lines: string[]) {
  const [receiver, mails] = [await testReceiver(), await testMailServer()];
  await db('webhooks').update({ url: receiver.url });
  await db.raw('update graphile_worker._private_jobs set run_at = now()');
  const config = { ...readConfig({}), smtpUrl: mails.url, webhookAllow: [receiver.host] };
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const worker = await startJobs({ databaseUrl: url, config, log, timings: { pollInterval: 100 } });
  const jobs = async () => (await db.raw('select * from graphile_worker.jobs')).rows;
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), 20_000);
  await worker.stop();
  mails.close();
  return { messages: mails.messages, posts: receiver.posts };
}

test.each([
  ['an order, which one statement writes', PLACE],
  ['a move, which a transaction writes', MOVE],
])('the trace of a request for %s is in its answer, letters, webhooks and all lines of the log', async (_, query) => {
  onTestFinished(() => void db('webhooks').delete());
  const { origin, lines } = await testApp({ url });
  const [{ owner, ranch }, customer] = [await make.rancher(), await make.customer()];
  const [rancher, family] = await Promise.all(
    [owner, customer].map(async (user) => signedInBrowser(origin, await make.credentialsOf(user))),
  );
  const order = query === MOVE && (await make.order({ customerId: customer.id, rancherId: ranch.id }));
  await db.raw('delete from graphile_worker._private_jobs');
  const types = [order ? 'ORDER_STATUS_CHANGED' : 'ORDER_PLACED'];
  const secret = 'whsec_aGVyZGxpbmU=';
  await db('webhooks').insert({ userId: owner.id, rancherId: ranch.id, url: '', secret, types, position: 0 });
  lines.length = 0;

  const input = {
    rancherId: String(ranch.id),
    customerName: 'Ann Miller',
    customerEmail: 'ann@herdline.test',
    customerZip: '78701',
    orderType: 'HALF_COW',
    productDetails: [{ type: 'HALF_COW', quantity: 1 }],
    shippingMethod: 'LOCAL_PICKUP',
  };
  const variables = order ? { id: String(order.id) } : { input };
  const answer = await (order ? rancher! : family!).visit(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', traceparent: `00-${ID}-b7ad6b7169203331-01` },
    body: JSON.stringify({ query, variables }),
  });
  expect(await answer.json()).not.toHaveProperty('errors');
  expect(answer.headers.get('X-Request-Id')).toBe(ID);

  const { messages, posts } = await sent(lines);
  const headers = messages.map((message) => /^X-Traceparent: (.*)$/im.exec(message)?.[1]?.trim());
  expect(headers.map(traceIn)).toEqual(order ? [ID] : [ID, ID]);
  expect(posts.map((post) => traceIn(post.headers.traceparent))).toEqual([ID]);
  const logged = lines.map((line) => JSON.parse(line));
  const ofRequests = logged.filter(({ msg }) => msg === 'request completed');
  expect(ofRequests.map(({ traceId }) => traceId)).toEqual([ID]);
});

test('each request without a trace begins one', async () => {
  const { origin, lines } = await testApp({ url });
  const ids = await Promise.all(
    [1, 2].map(async () => (await fetch(`${origin}/api/nothing`)).headers.get('X-Request-Id')),
  );
  await vi.waitFor(() => expect(lines.filter((line) => line.includes('request completed'))).toHaveLength(2));
  const logged = lines.map((line) => JSON.parse(line).traceId).filter(Boolean);
  expect(new Set(logged)).toEqual(new Set(ids));
  expect(ids[0]).not.toBe(ids[1]);
});
