import { beforeEach, expect, test } from 'vitest';
import { REMIND_AFTER_MONTHS } from '../../rules/orders/reorderReminder';
import { writeLetter } from '../letters/writeLetter';
import { codeOf, testGraph } from '../testing/graph';
import { sendReorderReminders } from './reorderReminders';

const { db, as, make } = await testGraph();
const rancher = await make.rancher({ ranchName: 'Lone Oak Ranch' });

let family: Awaited<ReturnType<typeof make.customer>>;
let orderId: string;
beforeEach(async () => {
  family = await make.customer();
  const order = await make.fulfilledOrder({ customerId: family.id, rancherId: rancher.ranch.id });
  orderId = String(order.id);
});

const REMIND = `mutation ($orderId: ID!, $wanted: Boolean! = true) {
  remindToReorder(orderId: $orderId, wanted: $wanted) { order { id reorderReminderAt } }
}`;
const remind = (person: { id: number } | null, given: object = {}) => as(person).run(REMIND, { orderId, ...given });
const reminderFor = async (person: { id: number }) =>
  (await as(person).run('query ($id: ID!) { order(id: $id) { reorderReminderAt } }', { id: orderId })).data.order
    ?.reorderReminderAt;
const mails = () => db('mails').where({ orderId, template: 'reorderReminder' });
const inMonths = (months: number, days: number) => {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() + months, at.getUTCDate() + days);
  return at;
};

test('a family gets one mail, six months after it asked for the reminder', async () => {
  const { data } = await remind(family);
  const at = data.remindToReorder.order.reorderReminderAt;
  expect(new Date(at).valueOf()).toBeGreaterThan(inMonths(REMIND_AFTER_MONTHS, -4).valueOf());
  expect(await reminderFor(family)).toBe(at);
  await sendReorderReminders(db, new Date(new Date(at).valueOf() - 1_000));
  expect(await mails()).toEqual([]);
  const due = inMonths(REMIND_AFTER_MONTHS, 4);
  await Promise.all([sendReorderReminders(db, due), sendReorderReminders(db, due), sendReorderReminders(db, due)]);
  await sendReorderReminders(db, due);
  expect(await mails()).toMatchObject([{ userId: family.id, state: 'QUEUED' }]);
  expect(await reminderFor(family)).toBeNull();
});

test('asking for the reminder again does not change its day', async () => {
  const [first, second] = await Promise.all([remind(family), remind(family)]);
  expect(second.data).toEqual(first.data);
  await db('reorderReminders').where({ orderId }).update({ remindAt: '2027-01-02T03:04:05Z' });
  expect((await remind(family)).data.remindToReorder.order.reorderReminderAt).toBe('2027-01-02T03:04:05.000Z');
});

test('a canceled reminder is not mailed, and canceling it twice changes nothing', async () => {
  await remind(family);
  for (const _ of [1, 2])
    expect((await remind(family, { wanted: false })).data.remindToReorder.order.reorderReminderAt).toBeNull();
  await sendReorderReminders(db, inMonths(REMIND_AFTER_MONTHS, 4));
  expect(await mails()).toEqual([]);
});

test('only the family of an order sees its reminder', async () => {
  expect(codeOf(await remind(family, { orderId: '999999999' }))).toBe('NOT_FOUND');
  await remind(family);
  expect(await reminderFor(rancher)).toBeNull();
  expect(await reminderFor(await make.admin())).toBeNull();
});

test.each(['PENDING', 'CONTACTED', 'PROCESSING', 'CANCELED'] as const)(
  'refuses an order that is %s',
  async (status) => {
    const order = await make.order({ customerId: family.id, rancherId: rancher.ranch.id, status });
    expect(codeOf(await remind(family, { orderId: String(order.id) }))).toBe('CONFLICT');
    expect(await db('reorderReminders').where({ orderId: order.id })).toEqual([]);
  },
);

test('a family that turned these emails off is refused, and the error says why', async () => {
  await db('mailRefusals').insert({ userId: family.id, topic: 'ORDER_AGAIN' });
  const { errors } = await remind(family);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(errors?.[0]?.message).toContain('notifications');
});

test('the letter opens Order Again, unless the ranch has closed', async () => {
  const mail = { template: 'reorderReminder', orderId: Number(orderId) } as const;
  expect(await writeLetter(db, mail)).toMatchObject({
    to: { name: '', address: family.email },
    subject: 'Time for more beef from Lone Oak Ranch?',
    link: { path: `/customer-orders?again=${orderId}` },
  });
  const closed = await make.rancher({ approval: 'SUSPENDED' });
  const order = await make.fulfilledOrder({ customerId: family.id, rancherId: closed.ranch.id });
  expect(await writeLetter(db, { ...mail, orderId: order.id })).toBeUndefined();
});
