import { expect, test } from 'vitest';
import { fromOurPage, testRest } from '../testing/rest';

const { db, make, apiClient, rancherWith, signedIn } = await testRest();

test('both sides can write, mark as seen, block and report over REST', async () => {
  const { rancher, ranch } = await rancherWith();
  const account = await make.customer();
  const family = await signedIn(account);
  const asked = await family.post(`/api/ranchers/${ranch.id}/questions`, { text: 'Do you ship?' });
  expect(asked).toMatchObject({ status: 201, body: { order: null, rancher: { id: ranch.id }, unreadCount: 0 } });
  const { id } = asked.body;
  const order = await make.order({ customerId: account.id, rancherId: ranch.id });
  expect((await rancher.get('/api/conversations')).body).toMatchObject([
    { id, order: { id: order.id }, unreadCount: 1 },
  ]);
  const sent = await rancher.post(`/api/conversations/${id}/messages`, { text: 'We do.' });
  expect(sent).toMatchObject({ status: 201, body: { mine: true, text: 'We do.', photos: [] } });
  expect((await family.get(`/api/conversations/${id}/messages`)).body).toMatchObject([
    { id: sent.body.id, mine: false, text: 'We do.' },
    { mine: true, text: 'Do you ship?' },
  ]);
  const seen = await family.post(`/api/conversations/${id}/seen`, { messageId: String(sent.body.id) });
  expect(seen).toMatchObject({ status: 200, body: { unreadCount: 0, answered: true } });
  expect((await family.post(`/api/messages/${sent.body.id}/reports`, { reason: 'Rude' })).status).toBe(201);
  expect((await family.post(`/api/conversations/${id}/block`, { blocked: true })).body).toMatchObject({
    blockedByViewer: true,
  });
  expect((await rancher.post(`/api/conversations/${id}/messages`, { text: 'Hello?' })).status).toBe(409);
  const stranger = await signedIn(await make.customer());
  expect((await stranger.get(`/api/conversations/${id}`)).status).toBe(404);
  expect((await stranger.get(`/api/conversations/${id}/messages`)).status).toBe(404);
  expect((await stranger.post(`/api/conversations/${id}/messages`, { text: 'Hi' })).status).toBe(404);
  expect(await db('messages').where({ conversationId: id })).toHaveLength(2);
});

test('tokens read with MESSAGES_READ, see orders with ORDERS_READ, and write with MESSAGES_WRITE', async () => {
  const { owner, ranch } = await make.rancher();
  const parties = { customerId: (await make.customer()).id, rancherId: ranch.id };
  const { id: orderId } = await make.order(parties);
  const { id } = await make.conversation({ ...parties, orderId });
  const reader = apiClient(await make.apiToken(owner, { scopes: ['MESSAGES_READ'] }));
  expect((await reader.get(`/api/conversations/${id}`)).body.order).toBeUndefined();
  expect((await reader.post(`/api/conversations/${id}/messages`, { text: 'Hi' })).status).toBe(403);
  const both = apiClient(await make.apiToken(owner, { scopes: ['MESSAGES_READ', 'ORDERS_READ'] }));
  expect((await both.get(`/api/conversations/${id}`)).body.order).toEqual({ id: orderId });
  const writer = apiClient(await make.apiToken(owner, { scopes: ['MESSAGES_WRITE'] }));
  const key = { ...fromOurPage, 'Idempotency-Key': 'once' };
  const send = () => writer.post(`/api/conversations/${id}/messages`, { text: 'Hi' }, key);
  const [first, second] = [await send(), await send()];
  expect([first.status, second.body.id]).toEqual([201, first.body.id]);
  expect((await writer.get(`/api/conversations/${id}`)).status).toBe(403);
});
