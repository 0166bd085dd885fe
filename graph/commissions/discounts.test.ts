import { expect, test } from 'vitest';
import type { OtherCharge } from '../../rules/settlement/settle';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
const admin = await make.admin();
const customer = await make.customer();

const DISCOUNTS = `query ($id: ID!) { rancher(id: $id) { commission { discounts {
  orders discounted amount goods isUnusual } } } }`;

/** Makes a ranch with an order of $1,000 before each discount, which was fulfilled some days ago. */
async function ranchWith(discounts: number[], daysAgo = 1) {
  const rancher = await make.rancher();
  const rancherId = rancher.ranch.id;
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
  for (const amount of discounts) {
    const charges: OtherCharge[] = [{ kind: 'CHARGE', amount: 700, reason: 'Ice' }];
    if (amount > 0) charges.push({ kind: 'DISCOUNT', amount, reason: 'Neighbor' });
    const order = await make.order({
      ...{ customerId: customer.id, rancherId, status: 'FULFILLED', amount: 100_000 - amount },
      charges,
    });
    const entry = { rancherId, orderId: order.id, type: 'CHARGE', amount: 10_000, description: 'Commission' };
    await db('commission_transactions').insert({ ...entry, createdAt });
  }
  return rancher;
}

const read = async ({ ranch }: Awaited<ReturnType<typeof ranchWith>>, person: { id: number } = admin) =>
  as(person).run(DISCOUNTS, { id: String(ranch.id) });

test.each([
  [[0, 0, 0, 500], { orders: 4, discounted: 1, amount: 500, goods: 400_000, isUnusual: false }],
  [[25_000, 15_000, 0, 0], { orders: 4, discounted: 2, amount: 40_000, goods: 400_000, isUnusual: true }],
  [[25_000, 14_999, 0, 0], { orders: 4, discounted: 2, amount: 39_999, goods: 400_000, isUnusual: false }],
  [[100, 100, 100, 0, 0, 0], { orders: 6, discounted: 3, amount: 300, goods: 600_000, isUnusual: true }],
  [[100, 100, 0], { orders: 3, discounted: 2, amount: 200, goods: 300_000, isUnusual: false }],
  [[], { orders: 0, discounted: 0, amount: 0, goods: 0, isUnusual: false }],
])('discounts of %j cents on orders of $1,000', async (discounts, expected) => {
  const { data } = await read(await ranchWith(discounts));
  expect(data.rancher.commission.discounts).toEqual(expected);
});

test('discounts count for 90 days, and the ranch itself does not see what is unusual', async () => {
  const rancher = await ranchWith([50_000], 91);
  expect((await read(rancher)).data.rancher.commission.discounts).toMatchObject({ orders: 0, isUnusual: false });
  expect((await read(rancher, rancher)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
