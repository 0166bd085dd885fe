import { describe, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { publicClient } from '../outbound/publicClient';
import { OutboundFailure } from '../outbound/readPublicUrl';
import { PUBLIC, testNetwork } from '../outbound/testing/network';
import { leadingTo, testDeliveries } from './testing/deliveries';
import { testReceiver, verified } from './testing/receiver';

const { db, as, make, people, lines, webhook, order, work, ...inspections } =
  await testDeliveries('failing_deliveries');
const { stateOf, triesOf, newest, dueIn, makeDue } = inspections;
const UPDATE = `mutation ($id: ID!, $input: WebhookChanges!) { updateWebhook(id: $id, input: $input) { enabled failures } }`;

describe('failing', () => {
  test('tries the same event again after longer and longer pauses, which a new event does not shorten', async () => {
    const receiver = await testReceiver((_, res) => res.writeHead(500, { 'x-hush': 'secret' }).end('secret'));
    const own = await webhook();
    await order();
    await work(leadingTo(receiver.server));
    expect(await stateOf(own)).toMatchObject({ failures: 1, enabled: true, failingSince: expect.any(String) });
    expect(await dueIn(own)).toBeGreaterThan(2);
    expect(await dueIn(own)).toBeLessThan(8);
    await order();
    expect(await dueIn(own)).toBeGreaterThan(2);
    await work(leadingTo(receiver.server));
    expect(receiver.posts).toHaveLength(1);
    for (const [min, max] of [
      [20, 40],
      [90, 150],
      [450, 750],
      [2_800, 4_400],
      [2_800, 4_400],
    ] as const) {
      await makeDue();
      await work(leadingTo(receiver.server));
      expect(await dueIn(own)).toBeGreaterThan(min);
      expect(await dueIn(own)).toBeLessThan(max);
    }
    expect(new Set(receiver.ids()).size).toBe(1);
    expect(await triesOf(own)).toMatchObject(Array(6).fill({ succeeded: false, status: 500, error: null }));

    receiver.answers((_, res) => res.writeHead(202).end());
    await makeDue();
    await work(leadingTo(receiver.server));
    expect(await stateOf(own)).toMatchObject({ failures: 0, failingSince: null, position: await newest() });
    expect(receiver.posts.slice(6).map((post) => verified(own.secret, post).type)).toEqual([
      'ORDER_PLACED',
      'ORDER_PLACED',
    ]);
    expect(lines.join()).not.toContain('secret');
    expect(JSON.stringify(await triesOf(own))).not.toContain('secret');
  });

  test.each([
    [new OutboundFailure('The host took longer than 20 seconds', { timedOut: true }), 'No answer within 20 seconds'],
    [new OutboundFailure('The host cannot be reached'), 'The host cannot be reached'],
  ])('logs %s with our own message', async (failure, error) => {
    const own = await webhook();
    await order();
    await work({ request: () => Promise.reject(failure) });
    expect(await triesOf(own)).toMatchObject([{ succeeded: false, status: null, error }]);
  });

  test('opens no socket to an address that is not public, even if the name was public before', async () => {
    const receiver = await testReceiver((_, res) => res.writeHead(503).end());
    const own = await webhook();
    await order();
    const network = testNetwork(
      receiver.server,
      [PUBLIC],
      [{ address: '169.254.169.254', family: 4 }],
      [PUBLIC, { address: '::1', family: 6 }],
    );
    for (const _ of [1, 2, 3]) {
      await work(publicClient({ network }));
      await makeDue();
    }
    expect(network.resolve).toHaveBeenCalledTimes(3);
    expect(network.connect.mock.calls).toEqual([[{ address: PUBLIC.address, port: 80 }]]);
    const refused = { status: null, error: "This host isn't on the public internet" };
    expect(await triesOf(own)).toMatchObject([{ status: 503, error: null }, refused, refused]);
  });

  test('calls no address without https in production, though it was stored before that was refused', async () => {
    const own = await webhook();
    await order();
    const network = testNetwork();
    await work(publicClient({ network, httpsOnly: true }));
    expect(network.resolve).not.toHaveBeenCalled();
    expect(await triesOf(own)).toMatchObject([
      { succeeded: false, status: null, error: 'Please enter an address that starts with https://' },
    ]);
    expect(await stateOf(own)).toMatchObject({ enabled: true, failures: 1 });
  });

  test('turns the webhook off after three days with a letter, and continues where it stopped when it is turned on again', async () => {
    const receiver = await testReceiver((_, res) => res.writeHead(404).end());
    const own = await webhook();
    await order();
    await work(leadingTo(receiver.server));
    await db('webhooks')
      .where({ id: own.id })
      .update({ failingSince: db.raw("now() - interval '71 hours'") });
    await makeDue();
    await work(leadingTo(receiver.server));
    expect(await stateOf(own)).toMatchObject({ enabled: true, failures: 2 });
    await db('webhooks')
      .where({ id: own.id })
      .update({ failingSince: db.raw("now() - interval '73 hours'") });
    await makeDue();
    await work(leadingTo(receiver.server));
    expect(await stateOf(own)).toMatchObject({ enabled: false, failures: 3 });
    expect(await dueIn(own)).toBeUndefined();
    expect(await db('mails').where({ template: 'webhookDisabled', userId: people.rancher.id })).toHaveLength(1);
    const letter = await writeLetter(db, { template: 'webhookDisabled', webhookId: own.id });
    expect(letter).toMatchObject({
      to: { address: people.rancher.owner.email },
      facts: [['Address', 'http://ranch.example/…']],
    });

    await order();
    await work(leadingTo(receiver.server));
    expect(receiver.posts).toHaveLength(3);
    receiver.answers((_, res) => res.writeHead(200).end());
    await as(people.rancher).run(UPDATE, { id: String(own.id), input: { enabled: true } });
    expect(await writeLetter(db, { template: 'webhookDisabled', webhookId: own.id })).toBeUndefined();
    await work(leadingTo(receiver.server));
    const [tried, , , ...resumed] = receiver.ids();
    expect(resumed[0]).toBe(tried);
    expect(resumed).toHaveLength(2);
    expect(await stateOf(own)).toMatchObject({ enabled: true, failures: 0, failingSince: null });
  });

  test('turns the webhook off at once if its address answers that it is gone', async () => {
    const receiver = await testReceiver((_, res) => res.writeHead(410).end());
    const own = await webhook();
    await order();
    await work(leadingTo(receiver.server));
    expect(await stateOf(own)).toMatchObject({ enabled: false, failures: 1 });
    expect(await dueIn(own)).toBeUndefined();
    expect(await triesOf(own)).toMatchObject([{ succeeded: false, status: 410 }]);
    expect(await db('mails').where({ template: 'webhookDisabled', userId: people.rancher.id })).toHaveLength(1);
    const letter = await writeLetter(db, { template: 'webhookDisabled', webhookId: own.id, gone: true });
    expect(letter?.paragraphs[0]).toBe(
      "Your webhook's address says that it's gone (status 410), so Herdline stopped sending it events.",
    );
  });

  test.each([
    [429, '600', 600],
    [503, () => new Date(Date.now() + 900_000).toUTCString(), 900],
    [429, '10000000', 86_400],
  ])('sends again when the receiver says with %i and Retry-After: %s', async (status, wish, seconds) => {
    const header = typeof wish === 'string' ? wish : wish();
    const receiver = await testReceiver((_, res) => res.writeHead(status, { 'retry-after': header }).end());
    const own = await webhook();
    await order();
    await work(leadingTo(receiver.server));
    expect(await dueIn(own)).toBeGreaterThan(seconds - 4);
    expect(await dueIn(own)).toBeLessThanOrEqual(seconds);
    expect(await stateOf(own)).toMatchObject({ enabled: true, failures: 1 });
  });

  test.each([
    [500, '600'],
    [429, 'soon'],
    [429, '0'],
    [503, 'Thu, 01 Jan 2026 00:00:00 GMT'],
  ])('pauses as usual after %i with Retry-After: %s', async (status, wish) => {
    const receiver = await testReceiver((_, res) => res.writeHead(status, { 'retry-after': wish }).end());
    const own = await webhook();
    await order();
    await work(leadingTo(receiver.server));
    expect(await dueIn(own)).toBeLessThan(8);
  });

  test('a failure does not count against a webhook whose URL was changed during the attempt, or that was removed', async () => {
    const own = await webhook();
    await order();
    const changing = publicClient({ network: testNetwork() });
    await work({
      request: async (...given) => {
        await db('webhooks').where({ id: own.id }).update({ url: 'http://new.example/' });
        return changing
          .request(...given)
          .catch(() => Promise.reject(new OutboundFailure('The host cannot be reached')));
      },
    });
    expect(await stateOf(own)).toMatchObject({ failures: 0 });
    await db.raw('select queue_delivery(?, now(), true)', [own.id]);
    await work({
      request: async () => {
        await db('webhooks').where({ id: own.id }).delete();
        throw new OutboundFailure('The host cannot be reached');
      },
    });
    expect(await triesOf(own)).toEqual([]);
  });
});

describe('a ranch that is not approved', () => {
  test.each([
    ['approveRancher', 'mutation ($id: ID!) { approveRancher(rancherId: $id) { tempPasswordGenerated } }'],
    ['batchApproveRanchers', 'mutation ($id: ID!) { batchApproveRanchers(rancherIds: [$id]) { refused { reason } } }'],
  ])('gets nothing, and continues where it stopped, without failures, after %s', async (_verb, approving) => {
    const receiver = await testReceiver();
    const [own, off] = [await webhook(), await webhook()];
    await db('webhooks').where({ id: off.id }).update({ enabled: false });
    const before = await stateOf(own);
    await order();
    const failing = { failures: 3, failingSince: db.raw("now() - interval '4 days'") };
    await db('webhooks').where({ id: own.id }).update(failing);
    await db('ranchers').where({ id: people.rancher.ranch.id }).update({ approval: 'SUSPENDED' });
    await work(leadingTo(receiver.server));
    expect(receiver.posts).toEqual([]);
    expect(await stateOf(own)).toMatchObject({ enabled: true, position: before.position });
    expect(await dueIn(own)).toBeUndefined();

    await as(await make.admin()).run(approving, { id: String(people.rancher.ranch.id) });
    expect(await stateOf(own)).toMatchObject({ failures: 0, failingSince: null });
    await work(leadingTo(receiver.server));
    expect(receiver.ids()).toEqual([await newest()]);
    expect(await triesOf(off)).toEqual([]);
  });
});
