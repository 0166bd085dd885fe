import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp, testBrowser } from '../../http/testing/app';
import { documents } from '../../persisted/documents.generated';
import { countTrips } from '../../testing/countTrips';
import { testDatabase } from '../../testing/database';
import { maker } from '../../testing/make';

const db = await testDatabase();
const make = maker(db);

/** The fewer of two, because a slow machine may read the session again in between. */
const leastTrips = async (work: () => Promise<void>) => Math.min(await countTrips(work), await countTrips(work));

/** Signs in a customer, and returns what they order. */
async function orderingCustomer() {
  const { origin } = await testApp();
  const { ranch } = await make.rancher();
  const jerky = await make.product(ranch.id);
  const browser = testBrowser();
  const post = (path: string, body: unknown, headers = {}) =>
    browser.visit(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await post('/api/login', await make.credentialsOf(await make.customer()));
  const input = {
    rancherId: String(ranch.id),
    customerName: 'Ann Miller',
    customerEmail: 'ann@herdline.test',
    customerZip: '78704',
    orderType: 'HALF_COW',
    productDetails: [
      { type: 'HALF_COW', quantity: 1 },
      { type: 'OTHER', id: String(jerky.id), quantity: 3 },
    ],
    shippingMethod: 'LOCAL_DELIVERY',
  };
  return { post, input, ranch };
}

test('an order from the checkout takes three round trips: read the offer and count the attempt, store the order, read the answer', async () => {
  const { post, input } = await orderingCustomer();
  const query = [...documents.values()].find((text) => text.startsWith('mutation PlaceOrder('));
  const place = async () => {
    const answer = await post('/graphql', { query, variables: { input, idempotencyKey: randomUUID() } });
    expect(await answer.json()).toMatchObject({
      data: { placeOrder: { rancher: { ranchName: 'Lone Oak Ranch', contact: { name: 'Ray Rancher' } } } },
    });
  };
  await place();
  expect(await leastTrips(place)).toBe(3);
});

test('an order by REST takes three round trips', async () => {
  const { post, input } = await orderingCustomer();
  const place = async () => {
    const answer = await post('/api/orders', input, { 'Idempotency-Key': randomUUID() });
    expect(await answer.json()).toMatchObject({ orderAmount: 183_600, customer: { city: 'Austin' } });
  };
  await place();
  expect(await leastTrips(place)).toBe(3);
});

test('a share of an animal takes two more round trips for the locked read and the commit, and so does a share of the next animal', async () => {
  const { post, input, ranch } = await orderingCustomer();
  const place = async (item: object) => {
    const body = { ...input, productDetails: [{ type: 'HALF_COW', quantity: 1, ...item }] };
    const answer = await post('/api/orders', body, { 'Idempotency-Key': randomUUID() });
    expect(answer.status).toBe(201);
  };
  const shareOf = async () => ({ animalId: String((await make.animal(ranch.id)).id) });
  await place(await shareOf());
  const item = await shareOf();
  expect(await leastTrips(() => place(item))).toBe(5);
  await db('animals').where({ rancherId: ranch.id }).update({ stage: 'PLANNED' });
  expect(await leastTrips(() => place({ nextAnimal: true }))).toBe(5);
});
