import { expect, test } from 'vitest';
import { testGraph } from '../testing/graph';
import { queueMail } from './queueMail';

const { db, as, make } = await testGraph();

const LIST = `query ($orderId: ID, $userId: ID, $first: Int, $after: String) {
  admin { mails(orderId: $orderId, userId: $userId, first: $first, after: $after) {
    nodes { id template subject state attempts createdAt sentAt orderId user { id email } }
    pageInfo { hasNextPage endCursor } totalCount
  } }
}`;

const admin = await make.admin();
const { owner, ranch } = await make.rancher();
const customer = await make.customer();
const order = await make.order({ customerId: customer.id, rancherId: ranch.id });
await queueMail(db, { template: 'newOrder', orderId: order.id });
await queueMail(db, { template: 'orderConfirmation', orderId: order.id });
await queueMail(db, { template: 'passwordReset', userId: customer.id });

const list = async (given: Record<string, unknown>) => (await as(admin).run(LIST, given)).data.admin.mails;
const templatesOf = ({ nodes }: { nodes: { template: string }[] }) => nodes.map(({ template }) => template);

test('mails come newest first, with their recipient and state', async () => {
  const { nodes, totalCount } = await list({ userId: String(customer.id) });
  expect(totalCount).toBe(2);
  const user = { id: String(customer.id), email: customer.email };
  const waiting = { state: 'QUEUED', attempts: 0, subject: null, sentAt: null, user };
  expect(nodes).toMatchObject([
    { template: 'passwordReset', orderId: null, ...waiting },
    { template: 'orderConfirmation', orderId: String(order.id), ...waiting },
  ]);
});

test('mails can be filtered by order, by person, and by both', async () => {
  const orderId = String(order.id);
  expect(templatesOf(await list({ orderId }))).toEqual(['orderConfirmation', 'newOrder']);
  expect(templatesOf(await list({ orderId, userId: String(owner.id) }))).toEqual(['newOrder']);
});
