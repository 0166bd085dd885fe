import { beforeEach, expect, test } from 'vitest';
import type { User } from '../accounts/User';
import { fileApp, signedInBrowser, testApp, testBrowser, testStream } from '../http/testing/app';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const UPDATES =
  'subscription { updates { order { id status } conversation { id unreadCount lastMessage { text seenAt } } } }';
const SEND = 'mutation ($id: ID!, $text: String) { sendMessage(conversationId: $id, text: $text) { message { id } } }';
const SEEN =
  'mutation ($id: ID!, $upTo: ID!) { markConversationSeen(conversationId: $id, messageId: $upTo) { conversation { id } } }';
const MOVE = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: CONTACTED) { id } }';

beforeEach(() => db('rate_limits').delete());

async function parties() {
  const { owner, ranch } = await make.rancher();
  const customer = await make.customer();
  const order = await make.order({ customerId: customer.id, rancherId: ranch.id });
  const { id } = await make.conversation({ customerId: customer.id, rancherId: ranch.id, orderId: order.id });
  return { owner, ranch, customer, order, id: String(id) };
}

const listen = async (at: string, user: User, query = UPDATES) =>
  testStream(await signedInBrowser(at, await make.credentialsOf(user)), at, query);

const updateOf = (updates: object) => ({ event: 'next', data: { data: { updates } } });

test('both sides get updates about new and seen messages, even from another server', async () => {
  const [here, there] = [await testApp(), await testApp()];
  const { owner, customer, order, id } = await parties();
  const [family, ranch] = [await listen(here.origin, customer), await listen(there.origin, owner)];
  const { data } = await as(customer).run(SEND, { id, text: 'Hello' });
  const message = (unreadCount: number, seenAt: unknown) =>
    updateOf({ order: null, conversation: { id, unreadCount, lastMessage: { text: 'Hello', seenAt } } });
  expect([await family.next(), await ranch.next()]).toEqual([message(0, null), message(1, null)]);
  await as(owner).run(SEEN, { id, upTo: data.sendMessage.message.id });
  expect(await family.next()).toEqual(message(0, expect.any(String)));
  expect(await ranch.next()).toEqual(message(0, expect.any(String)));
  await as(owner).run(MOVE, { id: String(order.id) });
  expect(await ranch.next()).toEqual(
    updateOf({ order: { id: String(order.id), status: 'CONTACTED' }, conversation: null }),
  );
});

test('a stranger gets no content, even if a notice has their id', async () => {
  const { owner, id } = await parties();
  const other = await parties();
  const stream = await listen(origin, other.customer);
  await as(owner).run(SEND, { id, text: 'For Ann alone' });
  await db.raw("select pg_notify('conversations', ?)", [`${other.ranch.id} ${other.customer.id} ${id}`]);
  expect(await stream.next()).toEqual(updateOf({ order: null, conversation: null }));
  await as(other.owner).run(SEND, { id: other.id, text: 'For you' });
  expect(await stream.next()).toMatchObject(updateOf({ conversation: { id: other.id } }));
});

test('a token gets only updates that its scopes can read', async () => {
  const { owner, order, id } = await parties();
  const program = testBrowser({ token: await make.apiToken(owner, { scopes: ['MESSAGES_READ'] }) });
  const stream = await testStream(program, origin, 'subscription { updates { conversation { id } } }');
  await as(owner).run(MOVE, { id: String(order.id) });
  await as(owner).run(SEND, { id, text: 'Hello' });
  expect(await stream.next()).toEqual(updateOf({ conversation: { id } }));
});
