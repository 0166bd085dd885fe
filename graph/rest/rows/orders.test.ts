import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { badInput, testRest } from '../testing/rest';

const { db, make, signedIn, rancherWith } = await testRest();

const customer = await make.customer();
const ann = await signedIn(customer);
const admin = await signedIn(await make.admin());
const { rancher, ranch } = await rancherWith({ offerQuarterCow: true, quarterCowPrice: 90_000 });
const jerky = await make.product(ranch.id);
const bag = await make.variant(jerky.id);

const forbidden = { status: 403, body: { code: 'FORBIDDEN' } };
const half = { type: 'half_cow', name: 'Half Cow', quantity: 1, price: 1800 };
const order = {
  customerName: 'Ann Miller',
  customerEmail: 'ann@herdline.test',
  customerPhone: '555-0102',
  customerZip: '78704',
  orderType: 'Half Cow',
  productDetails: [half],
  shippingMethod: 'Local Delivery',
  shippingFee: 25,
  shippingAddress: '1 Main St',
  notes: 'Call after six',
  rancherId: ranch.id,
};
const place = (given: object = {}, key?: string) =>
  ann.post('/api/orders', { ...order, ...given }, key !== undefined ? { 'Idempotency-Key': key } : {});

describe('POST /api/orders', () => {
  test('accepts dollars and returns the order in cents, without commission figures', async () => {
    const productDetails = [
      { ...half, id: 'cart-1' },
      { id: jerky.id, variantId: bag.id, type: 'other', name: 'Beef jerky', quantity: 3, price: '20.00' },
    ];
    const { status, body } = await place({ productDetails });
    const line = {
      id: expect.any(Number),
      productId: null,
      variantId: null,
      variantName: null,
      weight: null,
      size: null,
      imageUrl: null,
    };
    const step = { id: expect.any(Number), orderId: body.id, createdAt: expect.stringMatching(/Z$/) };
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        customerId: customer.id,
        rancherId: ranch.id,
        orderType: 'Half Cow',
        productDetails: [
          { ...line, type: 'half_cow', name: 'Half Cow', quantity: 1, price: 180_000 },
          {
            ...line,
            type: 'other',
            name: 'Beef jerky',
            quantity: 3,
            price: 2_000,
            productId: jerky.id,
            variantId: bag.id,
            variantName: 'Large bag',
          },
        ],
        shippingMethod: 'Local Delivery',
        shippingFee: 2_500,
        shippingAddress: '1 Main St',
        handoverDay: null,
        status: 'Pending',
        orderAmount: 186_000,
        ...{ goods: 186_000, total: 188_500 },
        notes: expect.stringContaining('Call after six'),
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        customer: {
          id: customer.id,
          name: 'Ann Miller',
          email: order.customerEmail,
          phone: '555-0102',
          zipCode: '78704',
          city: 'Austin',
          state: 'Texas',
        },
        rancher: {
          id: ranch.id,
          ranchName: ranch.ranchName,
          city: 'Austin',
          state: 'Texas',
          user: { name: 'Ray Rancher', email: expect.any(String), phone: '555-0100' },
        },
        statusUpdates: [{ ...step, status: 'Pending', notes: 'Order request sent' }],
        shares: expect.any(Array),
      },
    ]);
  });

  test('names the animal or place in line of each share, and refuses another price with all of its terms', async () => {
    const herd = await make.rancher();
    await make.animal(herd.ranch.id, {
      ...{
        tag: '41',
        harvestDate: '2099-03-01',
        pricing: 'HANGING',
        price: 0,
        pricePerPound: 500,
        depositPerQuarter: 10_000,
      },
      ...{ expectedHangingFromTenths: 6_000, expectedHangingToTenths: 7_000 },
    });
    const send = (given: object) =>
      place({ rancherId: herd.ranch.id, shippingMethod: 'Local Pickup', productDetails: [{ ...half, ...given }] });
    const refused = await send({ price: 1_800 });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'PRICE_CHANGED',
        prices: [
          {
            ...{
              type: 'half_cow',
              price: 162_500,
              sent: 180_000,
              priceFrom: 150_000,
              priceTo: 175_000,
              deposit: 20_000,
            },
            ...{ animalTag: '41', harvestDate: '2099-03-01', payer: 'RANCH' },
          },
        ],
      },
    ]);
    const { offerVersion } = refused.body.prices[0];
    const share = { quarters: 2, priceFrom: 150_000, priceTo: 175_000, depositDue: expect.any(String) };
    expect((await send({ price: 1_625, offerVersion })).body).toMatchObject({
      orderAmount: 162_500,
      shares: [{ ...share, animalTag: '41', harvestDate: '2099-03-01', linePosition: null, deposit: 20_000 }],
    });
    expect((await send({ quantity: 2, price: undefined })).body).toMatchObject({
      shares: [
        { animalTag: '41' },
        { animalTag: null, animalId: null, linePosition: 1, priceFrom: 180_000, deposit: null, depositDue: null },
      ],
    });
  });

  test.each([
    ['Half Cow', 'half_cow', 'Local Pickup'],
    ['half cow', 'HALF_COW', 'local pickup'],
    ['HALF_COW', 'Half Cow', 'LOCAL_PICKUP'],
  ])('reads %j, %j and %j', async (orderType, type, shippingMethod) => {
    const { status, body } = await place({ orderType, productDetails: [{ ...half, type }], shippingMethod });
    expect([status, body]).toMatchObject([
      201,
      { orderType: 'Half Cow', productDetails: [{ type: 'half_cow' }], shippingMethod: 'Local Pickup', shippingFee: 0 },
    ]);
  });

  test('an empty body names every required field, with the form’s messages', async () => {
    const { status, body } = await ann.post('/api/orders');
    expect([status, body.fields]).toEqual([
      400,
      {
        rancherId: 'Invalid Rancher',
        customerName: 'Name is required',
        customerEmail: 'Valid email is required',
        customerZip: 'Valid ZIP code is required',
        orderType: 'Please select an order type',
        productDetails: 'Cart is empty',
        shippingMethod: 'Please select a delivery method',
      },
    ]);
  });

  const price = 'productDetails[0].price';
  test.each([
    [{ productDetails: [] }, { productDetails: 'Cart is empty' }],
    [{ productDetails: 'half' }, { productDetails: 'productDetails must be a list' }],
    [{ productDetails: [{ ...half, price: 'much' }] }, { [price]: `${price} must be an amount in dollars` }],
    [{ productDetails: [{ ...half, price: '' }] }, { [price]: `${price} must be an amount in dollars` }],
    [{ productDetails: [{ ...half, price: -1 }] }, { [price]: `${price} must be an amount in dollars` }],
    [{ productDetails: [{ ...half, price: true }] }, { [price]: `${price} must be an amount in dollars` }],
    [{ productDetails: [{ ...half, quantity: 0 }] }, { 'productDetails[0].quantity': 'Quantity must be at least 1' }],
    [
      { productDetails: [{ ...half, quantity: null }] },
      { 'productDetails[0].quantity': 'Quantity must be at least 1' },
    ],
    [
      { productDetails: [{ ...half, quantity: 1.5 }] },
      { 'productDetails[0].quantity': 'productDetails[0].quantity must be a whole number' },
    ],
    [{ productDetails: [{ ...half, type: 'goat' }] }, { 'productDetails[0].type': 'Unknown type of item' }],
    [{ shippingFee: 'free' }, { shippingFee: 'shippingFee must be an amount in dollars' }],
    [{ orderType: 'Goat' }, { orderType: 'Please select an order type' }],
    [{ orderType: 7 }, { orderType: 'Please select an order type' }],
    [{ shippingMethod: 'Drone' }, { shippingMethod: 'Please select a delivery method' }],
    [{ rancherId: 'abc' }, { rancherId: 'Invalid Rancher' }],
    [{ rancherId: null }, { rancherId: 'Invalid Rancher' }],
    [{ customerName: 7 }, { customerName: 'customerName must be text' }],
  ])('refuses %j', async (given, fields) => {
    const answer = await place(given);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', fields } });
    expect(answer.body.message).toEqual(Object.values(fields)[0]);
  });

  test.each([[null], ['half_cow'], [[half]]])('refuses the line %j', async (line) => {
    const { status, body } = await place({ productDetails: [line] });
    expect([status, Object.keys(body.fields)[0]]).toEqual([400, 'productDetails[0]']);
  });

  test('refuses a price that has changed', async () => {
    const { status, body } = await place({ productDetails: [{ ...half, price: 1500 }] });
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'PRICE_CHANGED',
        prices: [{ index: 0, type: 'half_cow', name: 'Half Cow', price: 180_000, sent: 150_000 }],
      },
    ]);
  });

  test('the same key gives the first order again; with another order it is refused', async () => {
    const key = randomUUID();
    const [first, again] = [await place({}, key), await place({}, key)];
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect(await place({ notes: 'Other' }, key)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(await place({}, 'k'.repeat(201))).toMatchObject(badInput({ 'Idempotency-Key': 'At most 200 characters' }));
    expect(await place({}, '')).toMatchObject(badInput({ 'Idempotency-Key': 'May not be empty' }));
    expect(await db('orders').where({ idempotencyKey: key })).toHaveLength(1);
  });
});

describe('POST /api/orders/{id}/status', () => {
  const newOrder = () => make.order({ customerId: customer.id, rancherId: ranch.id });

  test('moves an order for its ranch and for admins', async () => {
    const { id } = await newOrder();
    const path = `/api/orders/${id}/status`;
    const moved = await rancher.post(path, { status: 'Contacted', notes: 'Status updated to Contacted' });
    expect(moved).toMatchObject({
      status: 200,
      body: {
        id,
        status: 'Contacted',
        commissionAmount: 18_000,
        commissionPaid: false,
        statusUpdates: [
          { status: 'Pending' },
          { orderId: id, status: 'Contacted', notes: 'Status updated to Contacted' },
        ],
      },
    });
    expect(await admin.post(path, { status: 'canceled' })).toMatchObject({ status: 200, body: { status: 'Canceled' } });
  });

  test('refuses a move that is not allowed, and names the allowed ones', async () => {
    const { id } = await newOrder();
    const { status, body } = await rancher.post(`/api/orders/${id}/status`, { status: 'Fulfilled' });
    expect([status, body]).toMatchObject([
      409,
      {
        message: 'This order is Pending and can be moved to Contacted or Canceled, not to Fulfilled.',
        code: 'CONFLICT',
        allowed: ['Contacted', 'Canceled'],
      },
    ]);
  });

  test.each([
    [{}, { status: 'Please select a status' }],
    [{ status: 'Lost' }, { status: 'Please select a status' }],
    [{ status: 'Contacted', notes: 5 }, { notes: 'notes must be text' }],
  ])('refuses %j', async (body, fields) => {
    const { id } = await newOrder();
    expect(await rancher.post(`/api/orders/${id}/status`, body)).toMatchObject(badInput(fields));
  });

  test('a customer can cancel a Pending order, and make no other move', async () => {
    const { id } = await newOrder();
    const path = `/api/orders/${id}/status`;
    expect(await ann.post(path, { status: 'Contacted' })).toMatchObject(forbidden);
    const notes = 'We move away';
    const { status, body } = await ann.post(path, { status: 'Canceled', notes });
    expect([status, body]).toMatchObject([200, { id, status: 'Canceled', statusUpdates: [{}, { notes }] }]);
    expect(body).not.toHaveProperty('commissionAmount');
    const { id: taken } = await make.order({ customerId: customer.id, rancherId: ranch.id, status: 'CONTACTED' });
    expect(await ann.post(`/api/orders/${taken}/status`, { status: 'Canceled' })).toMatchObject({
      status: 409,
      body: { allowed: [] },
    });
  });
});

describe('lists of orders', () => {
  const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);

  async function three() {
    const buyer = await make.customer({ name: `Buyer ${randomUUID()}` });
    const seller = await rancherWith();
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) {
      const given = { customerId: buyer.id, rancherId: seller.ranch.id, customerName: buyer.name };
      ids.unshift((await make.order(given)).id);
    }
    return { buyer, seller, ids };
  }

  test('a customer’s orders come newest first, with commission figures only for admins', async () => {
    const { buyer, ids } = await three();
    const path = `/api/orders/customer/${buyer.id}`;
    const own = await (await signedIn(buyer)).get(path);
    expect([own.status, idsOf(own)]).toEqual([200, ids]);
    expect(own.body[0]).toMatchObject({
      orderAmount: 180_000,
      productDetails: [{ type: 'half_cow' }],
      statusUpdates: [{}],
    });
    expect(own.body[0]).not.toHaveProperty('commissionAmount');
    expect(own.body[0]).not.toHaveProperty('commissionPaid');
    const all = await admin.get(path);
    expect(idsOf(all)).toEqual(ids);
    expect(all.body[0]).toMatchObject({ commissionAmount: 18_000, commissionPaid: false });
    const { owner } = await make.rancher();
    expect((await admin.get(`/api/orders/customer/${owner.id}`)).status).toBe(404);
  });

  test('a ranch’s orders are for its rancher and admins, by either path', async () => {
    const { seller, ids } = await three();
    const path = `/api/orders/rancher/${seller.ranch.id}`;
    for (const [person, at] of [
      [seller.rancher, path],
      [admin, path],
      [seller.rancher, '/api/rancher/orders'],
    ] as const) {
      const answer = await person.get(at);
      expect([answer.status, idsOf(answer)]).toEqual([200, ids]);
      expect(answer.body[0]).toMatchObject({
        customer: { name: expect.stringMatching(/^Buyer/), zipCode: '78701' },
        rancher: { ranchName: 'Lone Oak Ranch', user: { name: 'Ray Rancher' } },
        commissionAmount: 18_000,
      });
    }
    expect((await admin.get('/api/orders/rancher/2000000000')).status).toBe(404);
  });

  test('a ranch’s archived orders are a separate list', async () => {
    const { seller, ids } = await three();
    await make.move({ id: ids[0]! }, 'FULFILLED', { archivedAt: db.fn.now() });
    for (const path of ['/api/rancher/orders', `/api/orders/rancher/${seller.ranch.id}`]) {
      expect(idsOf(await seller.rancher.get(path))).toEqual(ids.slice(1));
      expect(idsOf(await seller.rancher.get(`${path}?archived=true`))).toEqual([ids[0]]);
      expect(await seller.rancher.get(`${path}?archived=TRUE`)).toMatchObject(
        badInput({ archived: 'archived must be true or false' }),
      );
    }
  });

  test('a ranch’s orders can be filtered and sorted like its table', async () => {
    const { seller, ids } = await three();
    await make.move({ id: ids[0]! }, 'CONTACTED', { customerName: 'Zoe Last', amount: 1 });
    for (const path of ['/api/rancher/orders', `/api/orders/rancher/${seller.ranch.id}`]) {
      const found = async (query: string) => idsOf(await seller.rancher.get(`${path}?${query}`));
      expect(await found('status=Contacted,Processing')).toEqual([ids[0]]);
      expect(await found('orderType=Whole%20Cow')).toEqual([]);
      expect(await found('search=zoe')).toEqual([ids[0]]);
      expect(await found('to=2020-01-01')).toEqual([]);
      expect(await found('sort=oldest')).toEqual([...ids].reverse());
      expect(await found('sort=AMOUNT&limit=2')).toEqual([ids[1], ids[2]].sort((one, other) => other! - one!));
      expect(await seller.rancher.get(`${path}?status=Lost`)).toMatchObject({
        status: 400,
        body: { fields: { status: expect.any(String) } },
      });
    }
  });

  test('all orders are listed for admins, by search and in pages', async () => {
    const { buyer, ids } = await three();
    const path = `/api/admin/orders?search=${encodeURIComponent(buyer.name)}`;
    const found = await admin.get(path);
    expect([found.status, idsOf(found), found.headers.get('Link')]).toEqual([200, ids, null]);
    const page = await admin.get(`${path}&limit=2`);
    expect(idsOf(page)).toEqual(ids.slice(0, 2));
    const next = /<(.+)>; rel="next"/.exec(page.headers.get('Link')!)![1]!;
    expect(idsOf(await admin.get(next))).toEqual(ids.slice(2));
  });
});

test('what orders cost and what is paid is left out for helpers and admins without the duty', async () => {
  const placed = await make.order({
    customerId: customer.id,
    rancherId: ranch.id,
    notes: 'Estimated total: $1,800.00. The final price is confirmed by the rancher.\nCall after six',
  });
  const worker = await signedIn(await make.helper(ranch.id, 'WORK_ORDERS'));
  const support = await signedIn(await make.admin({ adminRole: 'SUPPORT' }));
  const lists = [
    [worker, '/api/rancher/orders', '/api/rancher/orders.csv'],
    [support, '/api/admin/orders', '/api/admin/orders.csv'],
  ] as const;
  for (const [person, list, file] of lists) {
    const { body } = await person.get(list);
    const found = body.find(({ id }: { id: number }) => id === placed.id);
    expect(found).toMatchObject({ id: placed.id, notes: 'Call after six', productDetails: [{ quantity: 1 }] });
    const [header, ...lines] = (await person.get(file)).body.split('\r\n');
    const line = lines.find((one: string) => one.startsWith(`${placed.id},`));
    for (const text of [JSON.stringify(found), header, line]) {
      // A made-up email may have any letters and digits.
      expect(text.replace(/[\w-]+@/g, '')).not.toMatch(/amount|price|fee|total|commission|1,?800|\$/i);
    }
    expect(await person.get(`/api/orders/${placed.id}/invoice.pdf`)).toMatchObject(forbidden);
  }
});
