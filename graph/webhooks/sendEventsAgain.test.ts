import { describe, expect, test } from 'vitest';
import { readViewer } from '../accounts/readViewer';
import { testContext } from '../accounts/testing/context';
import { publicClient } from '../outbound/publicClient';
import { testNetwork } from '../outbound/testing/network';
import { testConfig } from '../testing/graph';
import { sendTestEvent } from './sendTestEvent';
import { leadingTo, testDeliveries } from './testing/deliveries';
import { testReceiver, verified } from './testing/receiver';

const { db, as, make, people, webhook, order, work, stateOf, triesOf, dueIn } =
  await testDeliveries('send_events_again');

const AGAIN = `mutation ($id: ID!, $eventId: ID!, $andLater: Boolean) {
  sendEventsAgain(id: $id, eventId: $eventId, andLater: $andLater) { webhook { id } }
}`;
const again = ({ id }: { id: number }, eventId: number, andLater?: boolean) =>
  as(people.rancher).run(AGAIN, { id: String(id), eventId: String(eventId), andLater });
const codeOf = async (answer: ReturnType<typeof again>) => (await answer).errors?.[0]?.extensions.code;

/** A webhook that has accepted three events. */
async function delivered() {
  const receiver = await testReceiver();
  const own = await webhook();
  for (const _ of [1, 2, 3]) await order();
  await work(leadingTo(receiver.server));
  return { receiver, own, ids: receiver.ids() as [number, number, number] };
}

describe('sending again', () => {
  test('sends one event, once for a double click, and changes nothing but the log', async () => {
    const { receiver, own, ids } = await delivered();
    const before = await stateOf(own);
    const clicks = await Promise.all([again(own, ids[1]), again(own, ids[1])]);
    expect(clicks.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    receiver.answers((_, res) => res.writeHead(500).end());
    await work(leadingTo(receiver.server));
    expect(receiver.ids()).toEqual([...ids, ids[1]]);
    expect(verified(own.secret, receiver.posts[3]!)).toEqual(verified(own.secret, receiver.posts[1]!));
    expect(await stateOf(own)).toEqual(before);
    expect((await triesOf(own)).at(-1)).toMatchObject({ eventId: ids[1], succeeded: false, status: 500 });
    expect(await dueIn(own)).toBeUndefined();
  });

  test('sends an event and all later ones in order', async () => {
    const { receiver, own, ids } = await delivered();
    await again(own, ids[1], true);
    await work(leadingTo(receiver.server));
    expect(receiver.ids()).toEqual([...ids, ids[1], ids[2]]);
    expect(await stateOf(own)).toMatchObject({ position: ids[2] });
  });

  test('goes back also while an event is being sent, or events of others are skipped', async () => {
    const { receiver, own, ids } = await delivered();
    await order();
    const sending = leadingTo(receiver.server);
    let turns = 0;
    await work({
      request: async (...given) => {
        turns += 1;
        if (turns === 1) await again(own, ids[0], true);
        return sending.request(...given);
      },
    });
    const [last] = receiver.ids().slice(-1);
    expect(receiver.ids()).toEqual([...ids, last, ...ids, last]);
  });

  test('makes the next attempt now for an event that fails', async () => {
    const receiver = await testReceiver((_, res) => res.writeHead(500).end());
    const own = await webhook();
    await order();
    await work(leadingTo(receiver.server));
    const [tried] = receiver.ids();
    expect(await dueIn(own)).toBeGreaterThan(2);
    await again(own, tried!);
    expect(await dueIn(own)).toBeLessThanOrEqual(0);
    receiver.answers((_, res) => res.writeHead(204).end());
    await work(leadingTo(receiver.server));
    expect(receiver.ids()).toEqual([tried, tried]);
    expect(await stateOf(own)).toMatchObject({ failures: 0, position: tried });
  });

  test('is refused for events of others, webhooks of others, and a webhook that is off', async () => {
    const { own, ids } = await delivered();
    const other = await make.rancher();
    await order(other);
    const { position } = await db('events').where({ rancherId: other.ranch.id }).first();
    expect(await codeOf(again(own, position ?? 2_000_000_000))).toBe('NOT_FOUND');
    expect(await codeOf(again(await webhook(other), ids[0]))).toBe('NOT_FOUND');
    await db('webhooks').where({ id: own.id }).update({ enabled: false });
    expect(await codeOf(again(own, ids[0]))).toBe('CONFLICT');
    await db('ranchers').where({ id: people.rancher.ranch.id }).update({ approval: 'SUSPENDED' });
    expect(await codeOf(again(own, ids[0]))).toBe('FORBIDDEN');
  });

  test('of an event that was asked for sends nothing once the ranch is not approved', async () => {
    const { receiver, own, ids } = await delivered();
    await again(own, ids[0]);
    await db('ranchers').where({ id: people.rancher.ranch.id }).update({ approval: 'SUSPENDED' });
    await work(publicClient({ network: testNetwork() }));
    expect(receiver.posts).toHaveLength(3);
  });
});

describe('a test event', () => {
  const contextOf = async (person: { id: number }, webhookAllow: string[]) =>
    testContext(db, { viewer: await readViewer(db, person.id), config: { ...testConfig, webhookAllow } });

  test.each([
    [204, true],
    [500, false],
  ])('is signed, and shows the answer %i without being an attempt', async (status, succeeded) => {
    const receiver = await testReceiver((_, res) => res.writeHead(status).end());
    const own = await webhook();
    await db('webhooks').where({ id: own.id }).update({ url: receiver.url, enabled: false });
    const before = await stateOf(own);
    const context = await contextOf(people.rancher, [receiver.host]);
    const outcome = await sendTestEvent(context, own.id);
    expect(outcome).toMatchObject({ succeeded, status, error: null, duration: expect.any(Number) });
    const event = verified(own.secret, receiver.posts[0]!);
    expect(event).toMatchObject({ type: 'TEST', rancherId: String(people.rancher.ranch.id), orderId: null, amount: 0 });
    expect(event.id).toMatch(/^test_/);
    expect(receiver.posts[0]!.headers['webhook-id']).toBe(event.id);
    expect(await stateOf(own)).toEqual(before);
    expect(await triesOf(own)).toEqual([]);
  });

  test('is refused for the webhook of somebody else', async () => {
    const context = await contextOf(people.rancher, []);
    const other = await webhook(await make.rancher());
    await expect(sendTestEvent(context, other.id)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });
});
