import { beforeEach, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import type { Mail } from '../mail/queueMail';
import { testGraph } from '../testing/graph';
import { tellUnreadMessages } from './tellUnread';

const { db, as, make } = await testGraph();

const SEND = 'mutation ($id: ID!, $text: String) { sendMessage(conversationId: $id, text: $text) { message { id } } }';
const SEEN =
  'mutation ($id: ID!, $upTo: ID!) { markConversationSeen(conversationId: $id, messageId: $upTo) { conversation { id } } }';

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let customer: Awaited<ReturnType<typeof make.customer>>;
let orderId: number;
let id: number;

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher();
  customer = await make.customer({ name: 'Ann Miller', phone: '555-0177' });
  const parties = { customerId: customer.id, rancherId: rancher.ranch.id };
  ({ id: orderId } = await make.order(parties));
  ({ id } = await make.conversation({ ...parties, orderId }));
});

const send = (person: { id: number }, text = 'Is it ready?') => as(person).run(SEND, { id: String(id), text });
/** Sees everything that was sent until now. */
async function see(person: { id: number }) {
  const newest = await db('messages').where({ conversationId: id }).orderBy('id', 'desc').first('id');
  return as(person).run(SEEN, { id: String(id), upTo: String(newest.id) });
}
/** Lets minutes pass by moving messages and mails back in time. */
async function pass(minutes: number): Promise<void> {
  const back = (column: string) => db.raw(`${column} - interval '1 minute' * ${minutes}`);
  await db('messages')
    .where({ conversationId: id })
    .update({ sentAt: back('sent_at') });
  await db('conversations')
    .where({ id })
    .update({ ranchMailedAt: back('ranch_mailed_at'), customerMailedAt: back('customer_mailed_at') });
}
const tell = (side: 'RANCH' | 'CUSTOMER' = 'RANCH') => tellUnreadMessages(db, { conversationId: id, side });
const jobs = async (task: string) => {
  const { rows } = await db.raw(
    `select j.payload, j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = ? and j.payload ->> 'conversationId' = ? order by j.id`,
    [task, String(id)],
  );
  return rows as { payload: Mail; run_at: Date }[];
};
const mails = async () => (await jobs('sendMail')).map(({ payload }) => payload);

test('a burst has one job, five minutes after its first message', async () => {
  const before = Date.now();
  await send(customer);
  const [first] = await jobs('tellUnreadMessages');
  expect(new Date(first!.run_at).getTime()).toBeGreaterThanOrEqual(before + 5 * 60_000 - 2_000);
  await send(customer, 'And one thing more');
  expect(await jobs('tellUnreadMessages')).toEqual([first]);
});

test('a message that stays unread for five minutes causes one mail, even if others follow', async () => {
  await send(customer);
  await tell();
  expect(await mails()).toEqual([]);
  await send(customer, 'Two');
  await pass(5);
  await tell();
  const mail = { template: 'unreadMessages', conversationId: id, side: 'RANCH' };
  expect(await mails()).toEqual([mail]);
  await send(customer, 'Three');
  await pass(60);
  await tell();
  await Promise.all([tell(), tell()]);
  expect(await mails()).toEqual([mail]);
});

test('a side that read its messages gets another mail about later ones, and a side that did not gets one after half a day', async () => {
  await send(customer);
  await pass(6);
  await tell();
  await see(rancher);
  await tell();
  expect(await mails()).toHaveLength(1);
  await send(customer, 'Later');
  await pass(6);
  await tell();
  expect(await mails()).toHaveLength(2);
  await pass(13 * 60);
  await send(customer, 'Still there?');
  await tell();
  expect(await mails()).toHaveLength(3);
});

test('messages during a burst wait for its end, and mailed messages are not mailed again', async () => {
  const started = Date.now();
  await send(customer);
  await pass(6);
  await tell();
  await tell();
  const [first, ...others] = await jobs('tellUnreadMessages');
  expect(others).toEqual([]);
  await send(customer, 'One thing more');
  await tell();
  const [same, next] = await jobs('tellUnreadMessages');
  expect(same).toEqual(first);
  expect(new Date(next!.run_at).getTime()).toBeGreaterThanOrEqual(started + 12 * 60 * 60_000);
  expect(await mails()).toHaveLength(1);
});

test('if the first message was read in time, the next one gets its own five minutes', async () => {
  await send(customer);
  await pass(4);
  await see(rancher);
  await send(customer, 'Two');
  await db.raw(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs where key = ?))',
    [`tellUnreadMessages ${id} RANCH`],
  );
  await tell();
  expect(await mails()).toEqual([]);
  const [next] = await jobs('tellUnreadMessages');
  expect(new Date(next!.run_at).getTime()).toBeGreaterThan(Date.now() + 4 * 60_000);
});

test('the letter has a link that opens the conversation, and nothing about the other side', async () => {
  await send(customer, 'My number is 555-0177');
  await send(customer, 'Call me');
  await send(rancher, 'Will do');
  const toRanch = await writeLetter(db, { template: 'unreadMessages', conversationId: id, side: 'RANCH' });
  expect(toRanch).toMatchObject({
    to: { address: rancher.owner.email },
    subject: `You have 2 new messages about order #${orderId}`,
    link: { label: 'Read the messages', path: `/messages/${id}` },
  });
  const toFamily = await writeLetter(db, { template: 'unreadMessages', conversationId: id, side: 'CUSTOMER' });
  expect(toFamily).toMatchObject({
    to: { name: '', address: customer.email },
    paragraphs: [`A new message from Lone Oak Ranch about order #${orderId} is waiting for you.`],
  });
  for (const letter of [toRanch, toFamily]) expect(letter).not.toHaveProperty('replyTo');
  const foreign = [customer.email, 'ann@herdline.test', 'Ann Miller', '555-0177', 'Call me'];
  for (const text of foreign) expect(JSON.stringify(toRanch)).not.toContain(text);
  for (const text of [rancher.owner.email, 'Will do']) expect(JSON.stringify(toFamily)).not.toContain(text);
});

test('the letter is canceled if the messages have been read', async () => {
  await send(customer);
  await see(rancher);
  expect(await writeLetter(db, { template: 'unreadMessages', conversationId: id, side: 'RANCH' })).toBeUndefined();
});
