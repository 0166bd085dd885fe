import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { assignPositions } from '../events/assignPositions';
import { testConfig } from '../testing/graph';
import { removeDeadDeliveries, removeOldDeliveries } from './cleanUpDeliveries';
import { type Limits, leadingTo, testDeliveries } from './testing/deliveries';
import { testReceiver, verified } from './testing/receiver';
import { sealWebhookSecrets } from './webhookSecret';

const { db, as, make, people, webhook, order, work, stateOf, triesOf, newest, dueIn } =
  await testDeliveries('deliver_events');
const MOVE = 'mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(orderId: $id, status: $status) { id } }';

describe('sending', () => {
  test('posts each event in order, signed, and logs it', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    const { id } = await order();
    await as(people.rancher).run(MOVE, { id: String(id), status: 'CONTACTED' });
    await order(await make.rancher());
    await work(leadingTo(receiver.server));
    const received = receiver.posts.map((post) => verified(own.secret, post));
    const ofOrder = {
      rancherId: String(people.rancher.ranch.id),
      orderId: String(id),
      amount: 180_000,
      change: null,
      transactionId: null,
      animalId: null,
      claimId: null,
      conversationId: null,
      messageId: null,
      reviewId: null,
      complaintId: null,
    };
    expect(received).toEqual([
      { ...ofOrder, id: expect.any(String), type: 'ORDER_PLACED', status: 'PENDING', createdAt: expect.any(String) },
      {
        ...ofOrder,
        id: expect.any(String),
        type: 'ORDER_STATUS_CHANGED',
        status: 'CONTACTED',
        createdAt: expect.any(String),
      },
    ]);
    expect(receiver.posts[0]).toMatchObject({
      path: '/hooks',
      headers: { host: 'ranch.example', 'content-type': 'application/json', 'webhook-id': received[0]!.id },
    });
    const { data } = await as(people.rancher).run(
      '{ events { nodes { id type rancherId orderId status amount change transactionId animalId claimId conversationId messageId reviewId complaintId createdAt } } }',
    );
    expect(received).toEqual(data.events.nodes);
    expect(await triesOf(own)).toMatchObject(
      received.map(({ id: eventId, type }) => ({
        eventId: Number(eventId),
        eventType: type,
        succeeded: true,
        status: 204,
        error: null,
      })),
    );
    expect(await stateOf(own)).toMatchObject({ failures: 0, failingSince: null, lastDeliveredAt: expect.any(String) });
    expect(await dueIn(own)).toBeUndefined();
  });

  test('sends admins the events of all ranches, and everyone only their chosen types', async () => {
    const receiver = await testReceiver();
    const all = await webhook(await make.admin());
    const some = await webhook(people.rancher, ['ORDER_STATUS_CHANGED']);
    const { id } = await order();
    await order(await make.rancher());
    await as(people.rancher).run(MOVE, { id: String(id), status: 'CONTACTED' });
    await work(leadingTo(receiver.server));
    expect((await triesOf(all)).map(({ eventType }) => eventType)).toEqual([
      'ORDER_PLACED',
      'ORDER_PLACED',
      'ORDER_STATUS_CHANGED',
    ]);
    expect((await triesOf(some)).map(({ eventType }) => eventType)).toEqual(['ORDER_STATUS_CHANGED']);
    // The webhook also skips events that aren't for it.
    await order();
    await db.raw('select queue_delivery(?, now(), true)', [some.id]);
    await work(leadingTo(receiver.server));
    expect(await stateOf(some)).toMatchObject({ position: await newest() });
  });

  test('does not send an event again that was accepted while the disk of the database is full', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    await db.raw(`
      create function be_full() returns trigger language plpgsql as $$ begin
        raise exception using errcode = 'disk_full', message = 'could not extend file "base/1/2"';
      end $$;
      create trigger full_disk before insert on webhook_deliveries execute function be_full()`);
    onTestFinished(() => db.raw('drop function be_full cascade'));
    await order();
    for (let turn = 0; turn < 2; turn++) {
      await db.raw('select queue_delivery(?, now(), true)', [own.id]);
      await work(leadingTo(receiver.server)).catch(() => {});
    }
    expect(receiver.posts).toHaveLength(1);
    expect(await stateOf(own)).toMatchObject({ position: await newest(), lastDeliveredAt: expect.any(String) });
  });

  test('never sends two events of one webhook at the same time, even with many workers', async () => {
    let open = 0;
    let maxOpen = 0;
    const receiver = await testReceiver(async (_, res) => {
      open += 1;
      maxOpen = Math.max(maxOpen, open);
      await sleep(3);
      open -= 1;
      res.writeHead(200).end();
    });
    const own = await webhook();
    const client = leadingTo(receiver.server);
    for (let count = 0; count < 6; count++) await order();
    const working = Array.from({ length: 4 }, () => work(client));
    const ordering = Array.from({ length: 6 }, () => order());
    await Promise.all([...working, ...ordering]);
    await work(client);
    expect(maxOpen).toBe(1);
    expect(receiver.ids()).toEqual([...new Set(receiver.ids())].toSorted((a, b) => a - b));
    expect(receiver.posts).toHaveLength(12);
    expect(await stateOf(own)).toMatchObject({ failures: 0 });
  });

  test.each<[string, Limits]>([
    ['it is told to stop', { stopping: AbortSignal.abort() }],
    ['its time is up', { slice: -1 }],
  ])('a worker stops after the current event when %s', async (_when, limits) => {
    const receiver = await testReceiver();
    const own = await webhook();
    for (let count = 0; count < 3; count++) await order();
    // The last run has nothing to send.
    expect(await work(leadingTo(receiver.server), limits)).toBe(4);
    expect(receiver.posts).toHaveLength(3);
    expect(await triesOf(own)).toHaveLength(3);
  });

  test('a worker sends all events of a webhook in one job if it has the time', async () => {
    const receiver = await testReceiver();
    await webhook();
    for (let count = 0; count < 3; count++) await order();
    expect(await work(leadingTo(receiver.server))).toBe(1);
    expect(receiver.posts).toHaveLength(3);
  });
});

describe('an answer', () => {
  test.each<[string, Record<string, string>, string]>([
    ['of any length', {}, 'x'.repeat(100_000)],
    ['in an encoding that was not asked for', { 'content-encoding': 'gzip' }, ''],
    ['that is shorter than announced', { 'content-length': '100000' }, ''],
    ['that never ends', {}, 'x'],
  ])('%s counts by its status', async (_what, headers, body) => {
    const receiver = await testReceiver((_, res) => res.writeHead(200, headers).write(body));
    const own = await webhook();
    await order();
    await work(leadingTo(receiver.server));
    const [{ duration, ...tried }] = await triesOf(own);
    expect(tried).toMatchObject({ succeeded: true, status: 200, error: null });
    // Long before the receiver's timeout.
    expect(duration).toBeLessThan(5_000);
  });
});

test('an event whose accepted delivery was not recorded is sent again with the same id', async () => {
  const receiver = await testReceiver();
  const own = await webhook();
  await order();
  const { position } = await stateOf(own);
  await work(leadingTo(receiver.server));
  await db('webhooks').where({ id: own.id }).update({ position });
  await db.raw('select queue_delivery(?, now(), true)', [own.id]);
  await work(leadingTo(receiver.server));
  const [first, second] = receiver.posts;
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expect(verified(own.secret, second!)).toEqual(verified(own.secret, first!));
});

test('an event during a running job gets its own job', async () => {
  const own = await webhook();
  await order();
  await assignPositions(db);
  const writing = await db.transaction();
  await writing('events').insert({ rancherId: people.rancher.ranch.id, type: 'ORDER_PLACED', amount: 1 });
  await db.raw("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'someone', attempts = 1");
  await writing.commit();
  expect(await dueIn(own)).toBeLessThanOrEqual(0);
});

test('delivery attempts are deleted after 30 days', async () => {
  const own = await webhook();
  const row = { webhookId: own.id, eventId: 1, eventType: 'ORDER_PLACED', succeeded: true, duration: 1 };
  const daysAgo = (days: number) => db.raw("now() - ? * interval '1 day'", [days]);
  await db('webhookDeliveries').insert([31, 29].map((days) => ({ ...row, createdAt: daysAgo(days) })));
  await removeOldDeliveries(db)();
  expect(await triesOf(own)).toHaveLength(1);
});

test('dead jobs are removed from the queue', async () => {
  const [own, gone] = [await webhook(), await webhook()];
  await order();
  // This job was replaced by a newer one before its worker died.
  const dead = "locked_at = now(), locked_by = 'someone', attempts = max_attempts, key = null";
  await db.raw(`update graphile_worker._private_jobs set ${dead} where key = 'webhook ' || ?`, [gone.id]);
  await db('webhooks').where({ id: gone.id }).delete();
  const remaining = async () => [
    await db('graphile_worker._private_jobs').pluck('key'),
    (await db('graphile_worker._private_job_queues').pluck('queue_name')).toSorted(),
  ];
  const queues = [own, gone].map(({ id }) => `webhook ${id}`).toSorted();
  await removeDeadDeliveries(db)();
  expect((await remaining())[0]).toContain(null);
  expect(await remaining()).toMatchObject([{ length: 2 }, expect.arrayContaining(queues)]);
  await db.raw('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await removeDeadDeliveries(db)();
  expect(await remaining()).toEqual([[`webhook ${own.id}`], [`webhook ${own.id}`]]);
});

describe('the secret', () => {
  test('of an older version is encrypted at the start, and still signs', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    await db('webhooks').where({ id: own.id }).update({ secret });
    await order();
    await work(leadingTo(receiver.server));
    await sealWebhookSecrets(db, testConfig);
    expect(JSON.stringify(await stateOf(own))).not.toContain(secret.slice(6));
    await order();
    await work(leadingTo(receiver.server));
    expect(receiver.posts.map((post) => verified(secret, post).type)).toEqual(['ORDER_PLACED', 'ORDER_PLACED']);
  });

  test('that was encrypted with another SESSION_SECRET sends nothing, and says why', async () => {
    const receiver = await testReceiver();
    const own = await webhook();
    await order();
    await work(leadingTo(receiver.server), {}, { ...testConfig, sessionSecret: 'another' });
    expect(receiver.posts).toEqual([]);
    const error = "The webhook's secret can't be read anymore. Please make a new secret";
    expect(await triesOf(own)).toMatchObject([{ succeeded: false, status: null, error }]);
  });
});
