import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { codeOf, refusalOf, someoneWaits, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) {
  placeOrder(input: $input, idempotencyKey: $key) {
    id orderType amount shippingFee status notes
    customer { id name email }
    items { name type quantity price variantName }
    statusUpdates { status }
  }
}`;

let customer: Awaited<ReturnType<typeof make.customer>>;
let ranch: Awaited<ReturnType<typeof make.rancher>>['ranch'];
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  await db('rate_limits').delete();
  customer = await make.customer();
  rancher = await make.rancher();
  ranch = rancher.ranch;
});

const half = { type: 'HALF_COW', quantity: 1, price: 180_000 };

function order(given: Record<string, unknown> = {}) {
  return {
    rancherId: String(ranch.id),
    customerName: 'Ann Miller',
    customerEmail: 'ann@herdline.test',
    customerZip: '78704',
    orderType: 'HALF_COW',
    productDetails: [half],
    shippingMethod: 'LOCAL_DELIVERY',
    ...given,
  };
}

const place = (given: Record<string, unknown> = {}, key?: string) =>
  as(customer).run(PLACE, { input: order(given), key });
const ordersOfRanch = async () => Number((await db('orders').where({ rancherId: ranch.id }).count())[0]!.count);

async function refusal(given: Record<string, unknown>) {
  const { errors } = await place(given);
  expect(await ordersOfRanch()).toBe(0);
  return errors?.[0]?.extensions;
}

describe('placing an order', () => {
  test('stores the ranch’s prices, the fee and the first step of the history', async () => {
    const jerky = await make.product(ranch.id, { name: 'Beef jerky', price: 1_200 });
    const bag = await make.variant(jerky.id, { name: 'Large bag', price: 2_000 });
    const productDetails = [
      half,
      { type: 'OTHER', id: String(jerky.id), quantity: 3, price: 1_200 },
      { type: 'OTHER', id: String(jerky.id), variantId: String(bag.id), quantity: 2, price: 2_000 },
    ];
    const { data } = await place({ productDetails, notes: 'Call after six' });
    expect(data.placeOrder).toMatchObject({
      orderType: 'HALF_COW',
      amount: 187_600,
      shippingFee: 2_500,
      status: 'PENDING',
      notes: 'Estimated total: $1,876.00. The final price is confirmed by the rancher.\nCall after six',
      customer: { id: String(customer.id), name: 'Ann Miller' },
      statusUpdates: [{ status: 'PENDING' }],
    });
    expect(data.placeOrder.items.map((item: { variantName: string }) => item.variantName)).toEqual([
      null,
      null,
      'Large bag',
    ]);
    const [row] = await db('orders').where({ id: data.placeOrder.id });
    expect(row).toMatchObject({ commissionRate: 10, commissionAmount: 18_760, commissionPaid: false });
  });

  test('keeps its commission when the rate changes later', async () => {
    const { data } = await place();
    await db('ranchers').where({ id: ranch.id }).update({ commissionRate: 25 });
    const [row] = await db('orders').where({ id: data.placeOrder.id });
    expect(row.commissionAmount).toBe(18_000);
  });

  test('queues mails to the ranch and the customer in the same transaction', async () => {
    const { data } = await place();
    const recorded = await db('mails').where({ orderId: data.placeOrder.id }).orderBy('id');
    expect(recorded).toMatchObject([
      { template: 'newOrder', userId: rancher.id, state: 'QUEUED' },
      { template: 'orderConfirmation', userId: customer.id, state: 'QUEUED' },
    ]);
    const { rows } = await db.raw(
      `select count(*)::integer as mails from graphile_worker._private_jobs where payload ->> 'orderId' = ?`,
      [data.placeOrder.id],
    );
    expect(rows[0].mails).toBe(2);
  });

  test('keeps its items when a product is deleted', async () => {
    const jerky = await make.product(ranch.id);
    const productDetails = [{ type: 'OTHER', id: String(jerky.id), quantity: 1, price: 1_200 }];
    const { data } = await place({ productDetails, orderType: 'OTHER' });
    await db('products').where({ id: jerky.id }).delete();
    const items = await db('order_items').where({ orderId: data.placeOrder.id });
    expect(items).toMatchObject([{ name: 'Beef jerky', price: 1_200 }]);
  });

  test('sells cuts by the pound', async () => {
    const ribeye = await make.product(ranch.id, { kind: 'SELECT_CUT', cut: 'Ribeye', name: 'Ribeye', price: 1_899 });
    const productDetails = [{ type: 'SELECT_CUT', id: String(ribeye.id), quantity: 4, price: 1_899 }];
    const { data } = await place({ productDetails, orderType: 'SELECT_CUTS' });
    expect(data.placeOrder.amount).toBe(7_596);
  });
});

describe('a field that is not valid', () => {
  test.each([
    ['customerName', { customerName: ' ' }, 'Name is required'],
    ['customerEmail', { customerEmail: 'ann' }, 'Valid email is required'],
    ['customerZip', { customerZip: '787' }, 'Valid ZIP code is required'],
    ['productDetails', { productDetails: [] }, 'Cart is empty'],
    ['productDetails[0].quantity', { productDetails: [{ ...half, quantity: 0 }] }, 'Quantity must be at least 1'],
    ['orderType', { orderType: 'WHOLE_COW' }, "The order type doesn't match the items"],
    ['shippingMethod', { shippingMethod: 'SHIPPING' }, "This ranch doesn't offer shipping."],
  ])('%s is refused at the field', async (field, given, message) => {
    expect(await refusal(given)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });

  test('a share that is not on sale', async () => {
    const productDetails = [{ type: 'WHOLE_COW', quantity: 1 }];
    expect(await refusal({ productDetails, orderType: 'WHOLE_COW' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('a total above the limit, even if the request sends no prices', async () => {
    const productDetails = Array.from({ length: 8 }, () => ({ type: 'HALF_COW', quantity: 999 }));
    expect(await refusal({ productDetails })).toMatchObject({
      fields: { productDetails: expect.stringContaining('at most') },
    });
  });

  test('cents that are not a whole number', async () => {
    expect(codeOf(await place({ productDetails: [{ ...half, price: 180_000.5 }] }))).toBe('BAD_USER_INPUT');
  });

  test('an id that is not a number', async () => {
    const productDetails = [{ type: 'OTHER', id: '0x4', quantity: 1 }];
    const fields = { 'productDetails[0].id': 'An id is a number' };
    expect(await refusal({ productDetails, orderType: 'OTHER' })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('a product of another ranch', async () => {
    const other = await make.rancher();
    const jerky = await make.product(other.ranch.id);
    const productDetails = [{ type: 'OTHER', id: String(jerky.id), quantity: 1, price: 1_200 }];
    expect(await refusal({ productDetails, orderType: 'OTHER' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('a ZIP code out of reach names the distance', async () => {
    const extensions = await refusal({ customerZip: '79901' });
    expect(extensions.fields.customerZip).toMatch(
      /^This ranch delivers within 50 miles; your ZIP is 5\d\d(\.\d)? miles away\.$/,
    );
  });
});

describe('prices', () => {
  test('a price that has changed is refused with the new one', async () => {
    const extensions = await refusal({ productDetails: [{ ...half, price: 150_000 }] });
    expect(extensions).toMatchObject({
      code: 'PRICE_CHANGED',
      prices: [{ index: 0, type: 'HALF_COW', name: 'Half Cow', price: 180_000, sent: 150_000 }],
    });
  });

  test('a fee in the request is ignored', async () => {
    const { data } = await place({ shippingFee: 1 });
    expect(data.placeOrder.shippingFee).toBe(2_500);
  });
});

describe('who may place an order', () => {
  test('a rancher and an admin may not', async () => {
    for (const person of [rancher, await make.admin()]) {
      const { errors } = await as(person).run(PLACE, { input: order() });
      const message = 'Order requests are placed from a customer account';
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'FORBIDDEN' } });
    }
  });

  test('a ranch that is not approved gets no orders', async () => {
    await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
    const { errors } = await place();
    expect(errors?.[0]).toMatchObject({ message: "This ranch isn't taking orders", extensions: { code: 'CONFLICT' } });
  });

  test('a ranch that is suspended while the order is being placed gets none', async () => {
    const suspending = await db.transaction();
    onTestFinished(() => void suspending.rollback());
    await suspending('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
    const answer = place({}, 'on-its-way');
    // The request has read that the ranch is approved, and waits to store the order.
    await someoneWaits(db);
    await suspending.commit();
    const { errors } = await answer;
    expect(errors?.[0]).toMatchObject({ message: "This ranch isn't taking orders", extensions: { code: 'CONFLICT' } });
    expect(await ordersOfRanch()).toBe(0);
  });

  test('a ranch that does not exist', async () => {
    expect(codeOf(await place({ rancherId: '2000000000' }))).toBe('NOT_FOUND');
  });
});

describe('an idempotency key', () => {
  test('stores one order if the same request is sent fifty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => place({}, 'one-key')));
    const ids = new Set(answers.map(({ data }) => data.placeOrder.id));
    expect(ids.size).toBe(1);
    expect(await ordersOfRanch()).toBe(1);
    expect(await db('order_items').where({ orderId: [...ids][0] })).toHaveLength(1);
  });

  test('the same key with another order is refused', async () => {
    await place({}, 'one-key');
    expect(codeOf(await place({ notes: 'Something else' }, 'one-key'))).toBe('IDEMPOTENCY_MISMATCH');
    expect(await ordersOfRanch()).toBe(1);
  });

  test('returns the first order again even after the price has changed', async () => {
    const first = await place({}, 'one-key');
    await db('ranchers').where({ id: ranch.id }).update({ halfCowPrice: 200_000 });
    const second = await place({}, 'one-key');
    expect(second.data.placeOrder.id).toBe(first.data.placeOrder.id);
  });

  test.each(['x'.repeat(201), 'a\u0000b', '', ' '])(
    'that cannot be stored is refused at the field: %j',
    async (key) => {
      expect(refusalOf(await place({}, key))).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { idempotencyKey: expect.any(String) },
      });
    },
  );

  test('another customer may use the same key', async () => {
    await place({}, 'one-key');
    await as(await make.customer()).run(PLACE, { input: order(), key: 'one-key' });
    expect(await ordersOfRanch()).toBe(2);
  });
});

test('a failure in the middle leaves nothing behind', async () => {
  await db.raw(
    `create function refuse_items() returns trigger language plpgsql as $$ begin raise exception 'no items'; end $$`,
  );
  await db.raw('create trigger refuse_items before insert on order_items for each row execute function refuse_items()');
  try {
    const { errors } = await place({}, 'half-done');
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(errors?.[0]?.message).not.toContain('no items');
    expect(await ordersOfRanch()).toBe(0);
  } finally {
    await db.raw('drop trigger refuse_items on order_items; drop function refuse_items()');
  }
});
