import { beforeEach, describe, expect, test } from 'vitest';
import { planByIndexes } from '../testing/countStatements';
import { codeOf, fieldsOf, testGraph } from '../testing/graph';
import { listSummaries } from './readConversation';

const { db, as, make } = await testGraph();

const FIELDS = `id unreadCount answered blocked blockedByViewer lastMessageAt order { id } rancher { ranchName }
  customer { id name } lastMessage { text } messages { nodes { id mine authorName text seenAt photos { url } } }`;
const SEND = `mutation ($id: ID!, $text: String, $photos: [String!], $key: String) {
  sendMessage(conversationId: $id, text: $text, photos: $photos, idempotencyKey: $key) { message { id text } conversation { ${FIELDS} } }
}`;
const ASK = `mutation ($id: ID!, $text: String!, $key: String) {
  askRanch(rancherId: $id, text: $text, idempotencyKey: $key) { conversation { ${FIELDS} } }
}`;
const SEEN = `mutation ($id: ID!, $upTo: ID!) { markConversationSeen(conversationId: $id, messageId: $upTo) { conversation { unreadCount } } }`;
const BLOCK = `mutation ($id: ID!, $blocked: Boolean!) { blockConversation(conversationId: $id, blocked: $blocked) { conversation { blocked blockedByViewer } } }`;
const REPORT =
  'mutation ($id: ID!, $reason: String!) { reportMessage(messageId: $id, reason: $reason) { message { id } } }';
const ADMINS_READ = `mutation ($id: ID!, $reason: String!) { readConversation(conversationId: $id, reason: $reason) { conversation { ${FIELDS} } } }`;
const CLOSE =
  'mutation ($id: ID!, $decision: ReportDecision!) { decideReport(kind: MESSAGE, id: $id, decision: $decision) { message { id } review { id } } }';
const ONE = `query ($id: ID!) { conversation(id: $id) { ${FIELDS} } }`;
const OF_ORDER = `query ($id: ID!) { order(id: $id) { conversation { ${FIELDS} } } }`;
const MINE = `{ viewer { unreadMessages } conversations { nodes { id } } }`;

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let customer: Awaited<ReturnType<typeof make.customer>>;
let order: Awaited<ReturnType<typeof make.order>>;
let conversation: { id: number };

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher();
  customer = await make.customer({ name: 'Ann Miller' });
  order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
  conversation = await make.conversation({ ...parties(), orderId: order.id });
});

const parties = () => ({ customerId: customer.id, rancherId: rancher.ranch.id });
const send = (person: Person, text: string, given: object = {}) =>
  as(person).run(SEND, { id: String(conversation.id), text, ...given });
const ask = (text: string, given: object = {}, person: Person = customer) =>
  as(person).run(ASK, { id: String(rancher.ranch.id), text, ...given });
const read = async (person: Person, id = conversation.id) => as(person).run(ONE, { id: String(id) });
const texts = async () => db('messages').where({ conversationId: conversation.id }).orderBy('id').pluck('text');

describe('the conversation of an order', () => {
  test('can be read by both sides, each with its own messages and unread count', async () => {
    await send(customer, 'Could you cut the steaks thick?');
    const answer = await send(rancher, 'Sure.\n\nAn inch and a half.');
    expect(answer.data.sendMessage.conversation).toMatchObject({ unreadCount: 1, answered: true, blocked: false });
    const { data } = await read(customer);
    expect(data.conversation).toMatchObject({
      unreadCount: 1,
      order: { id: String(order.id) },
      rancher: { ranchName: 'Lone Oak Ranch' },
      customer: { id: String(customer.id), name: 'Ann Miller' },
      lastMessage: { text: 'Sure.\n\nAn inch and a half.' },
      messages: {
        nodes: [
          { mine: false, authorName: 'Lone Oak Ranch', text: 'Sure.\n\nAn inch and a half.', seenAt: null, photos: [] },
          { mine: true, authorName: 'Ann Miller', text: 'Could you cut the steaks thick?', seenAt: null },
        ],
      },
    });
    expect((await as(customer).run(OF_ORDER, { id: String(order.id) })).data.order).toEqual(data);
    expect((await as(customer).run(MINE)).data).toEqual({
      viewer: { unreadMessages: 1 },
      conversations: { nodes: [{ id: String(conversation.id) }] },
    });
  });

  test('is marked as seen up to the last message that was shown', async () => {
    const first = (await send(customer, 'One')).data.sendMessage.message;
    const second = (await send(customer, 'Two')).data.sendMessage.message;
    const seen = (upTo: string, person: Person = rancher) =>
      as(person).run(SEEN, { id: String(conversation.id), upTo });
    expect((await seen(first.id)).data.markConversationSeen.conversation.unreadCount).toBe(1);
    const { nodes } = (await read(customer)).data.conversation.messages;
    expect(nodes.map(({ seenAt }: { seenAt: string | null }) => seenAt !== null)).toEqual([false, true]);
    const [{ seenAt }] = await db('messages').where({ id: first.id }).select('seenAt');
    expect(codeOf(await seen('2147483647'))).toBe('NOT_FOUND');
    await seen(second.id);
    expect((await as(rancher).run(MINE)).data.viewer.unreadMessages).toBe(0);
    expect(await db('messages').where({ id: first.id }).first()).toMatchObject({ seenAt });
    await seen(second.id, customer);
    expect(await db('messages').where({ conversationId: conversation.id }).whereNull('seenAt')).toEqual([]);
    expect(codeOf(await seen(first.id, await make.customer()))).toBe('NOT_FOUND');
  });

  test('stores a message once, however often it is sent with its key', async () => {
    const key = 'try-again';
    const sends = await Promise.all([1, 2, 3].map(() => send(customer, 'Hello', { key })));
    expect(new Set(sends.map(({ data }) => data.sendMessage.message.id)).size).toBe(1);
    expect(await texts()).toEqual(['Hello']);
    expect(codeOf(await send(customer, 'Other', { key }))).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('stores scripts as text, and refuses messages that are too long or empty', async () => {
    await send(customer, '<script>alert(1)</script> \u202egnp.exe');
    expect(await texts()).toEqual(['<script>alert(1)</script> gnp.exe']);
    expect(fieldsOf(await send(customer, 'x'.repeat(5_000)))).toEqual({
      text: 'At most 2000 characters (this has 5000)',
    });
    expect(fieldsOf(await send(customer, '\u200b'))).toEqual({ text: 'Please write a message' });
    expect(fieldsOf(await send(customer, 'Hi', { photos: ['/photos/1/a.webp'] }))).toEqual({
      'photos[0]': "This photo isn't stored. Please add it again.",
    });
    expect(await texts()).toHaveLength(1);
  });

  test('limits a person who writes too many messages', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => send(customer, `Message ${index}`)));
    expect(codeOf(await send(customer, 'One more'))).toBe('RATE_LIMITED');
    expect(codeOf(await send(rancher, 'The ranch still can'))).toBeUndefined();
  });

  test('emits an event of the ranch for a message', async () => {
    const { id } = (await send(customer, 'Hello')).data.sendMessage.message;
    const EVENTS =
      '{ events(types: [MESSAGE_SENT]) { nodes { type orderId conversationId messageId conversation { id } } } }';
    const conversationId = String(conversation.id);
    const event = { type: 'MESSAGE_SENT', orderId: String(order.id), conversationId, messageId: id };
    expect((await as(rancher).run(EVENTS)).data.events.nodes).toEqual([
      { ...event, conversation: { id: conversationId } },
    ]);
    const reading = { id: 1, scopes: ['MESSAGES_READ'] as const };
    expect((await as(rancher, reading).run(EVENTS)).data.events.nodes).toHaveLength(1);
    expect(
      (await as(rancher, { id: 1, scopes: ['ORDERS_READ'] }).run('{ events { nodes { type } } }')).data.events.nodes,
    ).not.toContainEqual({ type: 'MESSAGE_SENT' });
  });
});

describe('everyone else', () => {
  const strangers = async () => [
    await make.customer(),
    (await make.rancher()) as { id: number },
    await make.rancher({ approval: 'PENDING' }),
  ];

  test('learns nothing about a conversation, not even whether it exists', async () => {
    const { id } = (await send(customer, 'Our gate code is 4711')).data.sendMessage.message;
    for (const person of await strangers()) {
      expect((await read(person)).data).toEqual({ conversation: null });
      expect((await as(person).run(MINE)).data).toEqual({
        viewer: { unreadMessages: 0 },
        conversations: { nodes: [] },
      });
      const refusals = [
        await send(person, 'Hi'),
        await as(person).run(SEEN, { id: String(conversation.id), upTo: id }),
        await as(person).run(BLOCK, { id: String(conversation.id), blocked: true }),
        await as(person).run(REPORT, { id, reason: 'Curious' }),
      ];
      expect(refusals.map(codeOf)).toEqual(Array(4).fill('NOT_FOUND'));
    }
    expect(await texts()).toEqual(['Our gate code is 4711']);
    expect(await db('messageReports').where({ messageId: id })).toEqual([]);
  });
});

describe('a question before an order', () => {
  const place = () => make.order({ customerId: customer.id, rancherId: rancher.ranch.id });

  test('becomes the conversation of the next order, and the one after that has its own', async () => {
    const { conversation: asked } = (await ask('Do you ship to Ohio?')).data.askRanch;
    expect(asked).toMatchObject({ order: null, messages: { nodes: [{ mine: true, text: 'Do you ship to Ohio?' }] } });
    expect((await ask('Or to Iowa?')).data.askRanch.conversation).toMatchObject({ id: asked.id, answered: false });
    const [first, second] = [await place(), await place()];
    expect((await read(customer, asked.id)).data.conversation.order).toEqual({ id: String(first.id) });
    expect((await as(customer).run(OF_ORDER, { id: String(second.id) })).data.order.conversation).toMatchObject({
      order: { id: String(second.id) },
      messages: { nodes: [] },
    });
    expect((await ask('And next year?')).data.askRanch.conversation).toMatchObject({ order: null });
  });

  test('asked by several windows at once is one conversation', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => ask(text)));
    expect(new Set(answers.map(({ data }) => data.askRanch.conversation.id)).size).toBe(1);
  });

  test('asked while an order is placed is in one of the two conversations, never an error', async () => {
    await ask('First');
    const [answer] = await Promise.all([ask('Second'), place(), ask('Third')]);
    expect(answer.errors).toBeUndefined();
  });

  test('is closed to both sides while the ranch is suspended', async () => {
    const { id } = (await ask('Do you ship?')).data.askRanch.conversation;
    const write = (person: Person) => as(person).run(SEND, { id, text: 'Hello' });
    await rancher.ranch.$query(db).patch({ approval: 'SUSPENDED' });
    for (const person of [customer, rancher]) expect(codeOf(await write(person))).toBe('CONFLICT');
    expect(codeOf(await send(rancher, 'Your order is ready'))).toBeUndefined();
    await rancher.ranch.$query(db).patch({ approval: 'APPROVED' });
    expect(codeOf(await write(rancher))).toBeUndefined();
  });

  test('can have three messages until the ranch answers, and no photos', async () => {
    for (const text of ['One', 'Two', 'Three']) expect((await ask(text)).errors).toBeUndefined();
    expect(codeOf(await ask('Four'))).toBe('CONFLICT');
    conversation = await db('conversations').where(parties()).whereNull('orderId').first();
    expect(fieldsOf(await send(customer, 'Look', { photos: ['/x'] }))).toEqual({
      photos: 'You can add photos once the ranch has answered',
    });
    await send(rancher, 'We do.');
    expect((await ask('Great')).errors).toBeUndefined();
  });

  test('can be asked only of approved ranches, and with words', async () => {
    const hidden = await make.rancher({ approval: 'SUSPENDED' });
    expect(codeOf(await ask('Hi', { id: String(hidden.ranch.id) }))).toBe('NOT_FOUND');
    expect(codeOf(await ask('Hi', { id: '2147483647' }))).toBe('NOT_FOUND');
    expect(fieldsOf(await ask(' '))).toEqual({ text: 'Please write a message' });
  });
});

describe('a block', () => {
  const block = (person: Person, blocked: boolean) => as(person).run(BLOCK, { id: String(conversation.id), blocked });

  test('stops both sides in all their conversations until it is removed', async () => {
    expect((await block(rancher, true)).data.blockConversation.conversation).toEqual({
      blocked: true,
      blockedByViewer: true,
    });
    await block(rancher, true);
    expect(codeOf(await send(customer, 'Why?'))).toBe('CONFLICT');
    expect(codeOf(await send(rancher, 'Because'))).toBe('CONFLICT');
    expect(codeOf(await ask('Another way in'))).toBe('CONFLICT');
    expect((await read(customer)).data.conversation).toMatchObject({ blocked: true, blockedByViewer: false });
    await block(customer, false);
    expect(codeOf(await send(customer, 'Still?'))).toBe('CONFLICT');
    await block(rancher, false);
    expect(codeOf(await send(customer, 'Thanks'))).toBeUndefined();
  });
});

describe('admins', () => {
  test('find the latest conversations through an index', async () => {
    const plan = await planByIndexes((context) => listSummaries(context, {}));
    expect(plan).toContain('conversations_latest');
    expect(plan).not.toContain('Sort');
  });

  test('read a conversation only with a reason, which is logged', async () => {
    const admin = await make.admin();
    await send(customer, 'He never called');
    const ask = (reason: string, person: Person = admin) =>
      as(person).run(ADMINS_READ, { id: String(conversation.id), reason });
    expect(fieldsOf(await ask(' '))).toEqual({ reason: 'Please give a reason' });
    const LIST = `query ($orderId: ID) { admin { conversations(orderId: $orderId) { id orderId messageCount customer { name } } } }`;
    expect((await as(admin).run(LIST, { orderId: String(order.id) })).data.admin.conversations).toEqual([
      { id: String(conversation.id), orderId: String(order.id), messageCount: 1, customer: { name: 'Ann Miller' } },
    ]);
    const { data } = await ask('Complaint of 11/20');
    expect(data.readConversation.conversation).toMatchObject({
      unreadCount: 0,
      messages: { nodes: [{ mine: false, text: 'He never called', seenAt: null }] },
    });
    const entries = await db('auditEntries').where({ action: 'CONVERSATION_READ', recordId: order.id });
    expect(entries).toMatchObject([{ actorId: admin.id, recordType: 'ORDER' }]);
    expect(entries[0].changes).toContainEqual({ field: 'reason', before: null, after: 'Complaint of 11/20' });
  });

  test('see each report once, and close it', async () => {
    const admin = await make.admin();
    const { id } = (await send(customer, 'You crook')).data.sendMessage.message;
    const report = (person: Person, reason = 'Insults') => as(person).run(REPORT, { id, reason });
    expect(codeOf(await report(customer))).toBe('NOT_FOUND');
    expect(fieldsOf(await report(rancher, ''))).toEqual({ reason: 'Please give a reason' });
    await report(rancher);
    await report(rancher, 'Again');
    const LIST = `{ admin { cases(first: 100) { nodes { message {
      id text authorName reporterName reason photoCount conversationId orderId
    } } } } }`;
    const listed = async () =>
      (await as(admin).run(LIST)).data.admin.cases.nodes.flatMap(
        ({ message }: { message: { conversationId: string } | null }) =>
          message?.conversationId === String(conversation.id) ? message : [],
      );
    const [open, ...others] = await listed();
    expect(others).toEqual([]);
    expect(open).toMatchObject({
      text: 'You crook',
      authorName: 'Ann Miller',
      reporterName: 'Ray Rancher',
      reason: 'Insults',
    });
    const close = (person: Person, decision = 'KEEP') => as(person).run(CLOSE, { id: open.id, decision });
    expect(fieldsOf(await close(admin, 'HIDE'))).toEqual({ decision: 'A message can only be kept' });
    expect((await close(admin)).data.decideReport).toEqual({ message: { id: open.id }, review: null });
    expect(codeOf(await close(admin))).toBe('CONFLICT');
    expect(await listed()).toEqual([]);
  });
});
