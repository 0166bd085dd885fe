import { beforeEach, describe, expect, test } from 'vitest';
import { putOnAnimal } from '../reserving/movePlaces';
import { codeOf, fieldsOf, refusalOf, testConfig, testGraph } from '../testing/graph';
import { familyWith, harvestedAnimal, keep, ledgerBalance } from './testing/herd';

const { db, as, make } = await testGraph();

const COMMISSION = `{ viewer { ranch { commission { balance credit transactions { nodes { type amount change order { id } } } } } } }`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let admin: Awaited<ReturnType<typeof make.admin>>;
let animal: Awaited<ReturnType<typeof harvestedAnimal>>;
let family: Awaited<ReturnType<typeof familyWith>>;

beforeEach(async () => {
  [rancher, admin] = [await make.rancher(), await make.admin()];
  animal = await harvestedAnimal(make, rancher.ranch.id, { animal: { stage: 'READY' } });
  family = await familyWith(make, animal, [1], { status: 'PROCESSING' });
  await keep(db, animal, [2]);
  await keep(db, animal, [3, 4]);
});

const weigh = (hangingPounds: number, reason = 'Misread') =>
  as(rancher).run(
    `mutation ($input: WeighAnimalInput!) { weighAnimal(animalId: "${animal.id}", input: $input) { animal { id } } }`,
    { input: { hangingPounds, reason } },
  );
const fulfill = (order: { id: number }) =>
  as(rancher).run(`mutation { updateOrderStatus(orderId: "${order.id}", status: FULFILLED) { id commissionAmount } }`);
const payCommission = (amount: number) =>
  as(admin).run(
    `mutation { recordCommissionPayment(rancherId: "${rancher.ranch.id}", amount: ${amount}, description: "Check") { id } }`,
  );
const commission = async () => (await as(rancher).run(COMMISSION)).data.viewer.ranch.commission;
const isPaid = async ({ id }: { id: number }) => (await db('orders').where({ id }).first()).commissionPaid;

describe('commission of an order that is sold by weight', () => {
  test('is charged only after weighing, and only on the beef', async () => {
    const { errors } = await fulfill(family.order);
    expect(errors?.[0]?.message).toBe(
      `This order is sold by weight. Weigh animal ${animal.tag} first, then mark it as fulfilled.`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', waitsFor: [`animal ${animal.tag}`] });
    await weigh(500);
    expect((await fulfill(family.order)).data.updateOrderStatus.commissionAmount).toBe(5_000);
    expect(await commission()).toMatchObject({
      balance: 5_000,
      credit: 0,
      transactions: { nodes: [{ type: 'CHARGE', change: 5_000 }] },
    });
  });

  test('is not charged after a settlement at a fixed price if its share then got an animal by the pound', async () => {
    const terms = { pricing: 'FLAT', price: 100_000, pricePerPound: 0 } as const;
    await db('claims').where({ id: family.claim.id }).update(terms);
    const charges = [{ kind: 'CHARGE', amount: 500, reason: 'Storage' }];
    const { data } = await as(rancher).run(
      `mutation ($input: WeighOrderInput!) { weighOrder(orderId: "${family.order.id}", input: $input) { order { settlement { state } } } }`,
      { input: { charges } },
    );
    expect(data.weighOrder.order.settlement.state).toBe('SETTLED');
    await db('claims').where({ id: family.claim.id }).update({ pricing: 'HANGING', pricePerPound: 400 });
    expect(codeOf(await fulfill(family.order))).toBe('CONFLICT');
    await weigh(500);
    expect((await fulfill(family.order)).data.updateOrderStatus.commissionAmount).toBe(5_000);
  });

  test('is adjusted by a correction after the charge', async () => {
    await weigh(500);
    await fulfill(family.order);
    await weigh(520);
    await weigh(480);
    expect(await commission()).toMatchObject({
      balance: 4_800,
      transactions: {
        nodes: [
          { type: 'ADJUSTMENT', amount: 400, change: -400, order: { id: String(family.order.id) } },
          { type: 'ADJUSTMENT', amount: 200, change: 200 },
          { type: 'CHARGE', change: 5_000 },
        ],
      },
    });
  });

  test('that was paid is due again by the amount that a correction adds', async () => {
    await weigh(500);
    await fulfill(family.order);
    await payCommission(5_000);
    expect(await isPaid(family.order)).toBe(true);
    await weigh(520);
    expect(await isPaid(family.order)).toBe(false);
    expect(await commission()).toMatchObject({ balance: 200, credit: 0 });
    await payCommission(200);
    expect(await isPaid(family.order)).toBe(true);
  });

  test('that was paid becomes credit if a correction lowers it, and later charges use up the credit', async () => {
    await weigh(500);
    await fulfill(family.order);
    await payCommission(5_000);
    await weigh(470);
    expect(await commission()).toMatchObject({ balance: 0, credit: 300 });
    expect((await payCommission(1)).errors?.[0]?.message).toBe('The payment is more than the balance of $0.00');

    const given = { customerId: family.customer.id, rancherId: rancher.ranch.id, status: 'PROCESSING' } as const;
    const small = await make.order({ ...given, amount: 2_000, commissionAmount: 200 });
    await fulfill(small);
    expect(await isPaid(small)).toBe(true);
    expect(await commission()).toMatchObject({ balance: 0, credit: 100 });
    const large = await make.order({ ...given, amount: 180_000, commissionAmount: 18_000 });
    await fulfill(large);
    expect(await isPaid(large)).toBe(false);
    expect(await commission()).toMatchObject({ balance: 17_900, credit: 0 });
    expect(await ledgerBalance(db, rancher.ranch.id)).toBe(17_900);
  });

  test('closes payment requests when nothing is owed anymore', async () => {
    await weigh(500);
    await fulfill(family.order);
    await as(rancher).run('mutation { requestCommissionPayment(input: { amount: 5000, method: VENMO }) { id } }');
    await payCommission(4_900);
    await weigh(480);
    const { data } = await as(rancher).run('{ viewer { ranch { commission { credit openRequests { id } } } } }');
    expect(data.viewer.ranch.commission).toEqual({ credit: 100, openRequests: [] });
  });

  test('is in statements, which add up with credits', async () => {
    await weigh(500);
    await fulfill(family.order);
    await payCommission(5_000);
    await weigh(470);
    const month = new Date().toISOString().slice(0, 7);
    const { data } = await as(rancher).run(`{ viewer { ranch { commission { statement(month: "${month}") {
      openingBalance openingCredit charged corrected paid credited closingBalance closingCredit
      charges { type } corrections { type amount } payments { type amount } } } } } }`);
    expect(data.viewer.ranch.commission.statement).toEqual({
      ...{
        openingBalance: 0,
        openingCredit: 0,
        charged: 5_000,
        corrected: 300,
        paid: 5_000,
        credited: 0,
        closingBalance: 0,
        closingCredit: 300,
      },
      ...{
        charges: [{ type: 'CHARGE' }],
        corrections: [{ type: 'ADJUSTMENT', amount: 300 }],
        payments: [{ type: 'PAYMENT', amount: 5_000 }],
      },
    });
  });

  test('counts in the figures of the platform with its sign', async () => {
    const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const charged = async (): Promise<number> => {
      const { data } = await as(admin).run(
        `{ admin { analytics(from: "${from}", to: "${to}") { commissionCharged } } }`,
      );
      return data.admin.analytics.commissionCharged;
    };
    await weigh(500);
    await fulfill(family.order);
    const before = await charged();
    await weigh(480);
    expect((await charged()) - before).toBe(-200);
  });

  test('is in events, with its sign', async () => {
    await weigh(500);
    await fulfill(family.order);
    await weigh(480);
    const { data } = await as(rancher).run('{ events { nodes { type amount change orderId } } }');
    const orderId = String(family.order.id);
    expect(data.events.nodes.slice(-5)).toEqual([
      { type: 'ORDER_SETTLED', amount: 59_625, change: null, orderId },
      { type: 'ORDER_STATUS_CHANGED', amount: 59_625, change: null, orderId },
      { type: 'COMMISSION_CHARGED', amount: 5_000, change: 5_000, orderId },
      { type: 'ORDER_SETTLED', amount: 57_325, change: null, orderId },
      { type: 'COMMISSION_ADJUSTED', amount: 200, change: -200, orderId },
    ]);
  });
});

describe('an order without an animal', () => {
  const SETTLED = `settlement { state total waitsFor quote { from to } } revisions { total goods reason lines { label pounds amount } }
    items { id basis pricePerPound settledPounds }`;
  const WEIGH = `mutation ($orderId: ID!, $input: WeighOrderInput!) { weighOrder(orderId: $orderId, input: $input) { order { ${SETTLED} } } }`;
  const PREVIEW = `query ($orderId: ID!, $input: WeighOrderInput!) { orderWeighingPreview(orderId: $orderId, input: $input) { total commission adjustment } }`;
  let order: Awaited<ReturnType<typeof make.order>>;

  async function orderOf(line: object) {
    order = await make.order({
      customerId: family.customer.id,
      rancherId: rancher.ranch.id,
      status: 'PROCESSING',
      shippingFee: 2_500,
    });
    await db('orderItems').where({ orderId: order.id }).update(line);
    return String((await db('orderItems').where({ orderId: order.id }).first()).id);
  }
  const run = (text: string, input: object, person: { id: number } | null = rancher) =>
    as(person).run(text, { orderId: String(order.id), input });

  test('is placed with the terms of its ranch, and settled by its own weight', async () => {
    const given = { pricingModel: 'HANGING', pricePerPound: 500 } as const;
    rancher = await make.rancher(given);
    const { data } = await as(family.customer).run(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id ${SETTLED} } }`,
      {
        input: {
          ...{
            rancherId: String(rancher.ranch.id),
            customerName: 'Ann',
            customerEmail: 'a@b.com',
            customerZip: '78701',
          },
          ...{ orderType: 'HALF_COW', shippingMethod: 'LOCAL_PICKUP' },
          productDetails: [{ type: 'HALF_COW', name: 'Half Cow', quantity: 1 }],
        },
      },
    );
    const [item] = data.placeOrder.items;
    expect(item).toMatchObject({ basis: 'HANGING', pricePerPound: 500, settledPounds: null });
    expect(data.placeOrder.settlement).toMatchObject({
      state: 'UNWEIGHED',
      waitsFor: ['Half Cow'],
      quote: { from: 180_000, to: 180_000 },
    });
    order = await db('orders').where({ id: data.placeOrder.id }).first();
    const input = { items: [{ itemId: item.id, pounds: 300.5 }] };
    expect((await run(PREVIEW, input)).data.orderWeighingPreview).toEqual({
      total: 150_250,
      commission: 15_025,
      adjustment: null,
    });
    const weighed = (await run(WEIGH, input)).data.weighOrder.order;
    expect(weighed).toMatchObject({
      settlement: { state: 'SETTLED', total: 150_250 },
      items: [{ settledPounds: 300.5 }],
    });
  });

  test('must be weighed again when one of the shares that it was weighed with gets an animal', async () => {
    const line = { type: 'QUARTER_COW', name: 'Quarter Cow', quantity: 2, basis: 'HANGING', pricePerPound: 500 };
    const itemId = await orderOf(line);
    const [first] = [await make.claim(order, { quarters: 1 }), await make.claim(order, { quarters: 1 })];
    const weighed = (await run(WEIGH, { items: [{ itemId, pounds: 300 }] })).data.weighOrder.order;
    expect(weighed).toMatchObject({ settlement: { state: 'SETTLED', total: 150_000 + 2_500 } });
    const other = await harvestedAnimal(make, rancher.ranch.id);
    await db.transaction((trx) =>
      putOnAnimal(trx, first, { animal: other, places: [1], timeZone: testConfig.timeZone }),
    );
    expect(refusalOf(await fulfill(order))).toMatchObject({
      code: 'CONFLICT',
      waitsFor: [`animal ${other.tag}`, 'Quarter Cow'],
    });
  });

  test('counts charges and discounts in its estimate, whose range has them too', async () => {
    await orderOf({ basis: 'HANGING', pricePerPound: 500 });
    const charges = [
      { kind: 'CHARGE', amount: 20_000, reason: 'Extra cutting' },
      { kind: 'DISCOUNT', amount: 5_000, reason: 'Friend' },
    ];
    expect((await run(WEIGH, { charges })).data.weighOrder.order.settlement.state).toBe('UNWEIGHED');
    const NOW = `{ order(id: ${order.id}) { amount goods total commissionAmount settlement { quote { from to } } } }`;
    expect((await as(rancher).run(NOW)).data.order).toEqual({
      ...{ amount: 195_000, goods: 175_000, total: 197_500, commissionAmount: 17_500 },
      settlement: { quote: { from: 197_500, to: 197_500 } },
    });
  });

  test('charges for cuts as packed: ordered 4 lb, packed 4.3 lb', async () => {
    const itemId = await orderOf({ type: 'SELECT_CUT', name: 'Ribeye', quantity: 4, price: 2_000 });
    const { data } = await run(WEIGH, {
      items: [{ itemId, pounds: 4.3 }],
      charges: [{ kind: 'DISCOUNT', amount: 500, reason: 'Torn bag' }],
    });
    expect(data.weighOrder.order).toMatchObject({
      settlement: { total: 8_600 + 2_500 - 500 },
      revisions: [
        {
          goods: 8_100,
          lines: [
            { label: 'Ribeye', pounds: 4.3, amount: 8_600 },
            { label: 'Local Pickup' },
            { label: 'Torn bag', amount: -500 },
          ],
        },
      ],
    });
    const [{ changes }] = await db('auditEntries').where({ action: 'ORDER_SETTLED', recordId: order.id });
    expect(changes).toContainEqual({ field: 'discount', before: null, after: '500' });
    // Other charges stay until new ones replace them.
    const again = await run(WEIGH, { items: [{ itemId, pounds: 4 }], reason: 'Misread' });
    expect(again.data.weighOrder.order.settlement.total).toBe(8_000 + 2_500 - 500);
  });

  test('can be handed over unweighed if only cuts could be weighed', async () => {
    await orderOf({ type: 'SELECT_CUT', name: 'Ribeye', quantity: 4, price: 2_000 });
    expect((await fulfill(order)).errors).toBeUndefined();
  });

  test('is adjusted if its commission was already charged', async () => {
    const itemId = await orderOf({ type: 'SELECT_CUT', name: 'Ribeye', quantity: 90, price: 2_000 });
    await fulfill(order);
    const charges = [{ kind: 'DISCOUNT', amount: 20_000, reason: 'Torn bags' }];
    const input = { items: [{ itemId, pounds: 95 }], charges };
    expect((await run(PREVIEW, input)).data.orderWeighingPreview).toMatchObject({
      commission: 17_000,
      adjustment: -1_000,
    });
    await run(WEIGH, input);
    expect(await commission()).toMatchObject({ balance: 17_000 });
  });

  test('refuses invalid input, and stores nothing', async () => {
    const itemId = await orderOf({ type: 'SELECT_CUT', name: 'Ribeye', quantity: 4, price: 2_000 });
    const fields = async (input: object) => (await run(WEIGH, input)).errors?.[0]?.extensions.fields;
    expect(await fields({ items: [{ itemId, pounds: 0 }] })).toHaveProperty(['items[0].pounds']);
    expect(await fields({ items: [{ itemId: '1', pounds: 5 }] })).toHaveProperty(['items[0].itemId']);
    expect(await fields({ charges: [{ kind: 'DISCOUNT', amount: 99_999, reason: 'Too much' }] })).toHaveProperty([
      'charges',
    ]);
    expect(await fields({ charges: [{ kind: 'CHARGE', amount: 1, reason: '' }] })).toHaveProperty([
      'charges[0].reason',
    ]);
    expect(await db('orderRevisions').where({ orderId: order.id })).toEqual([]);
    await run(WEIGH, { items: [{ itemId, pounds: 4.5 }] });
    expect(await fields({ items: [{ itemId, pounds: 6 }] })).toHaveProperty(['reason']);
    expect(fieldsOf(await run(PREVIEW, { items: [{ itemId, pounds: 6 }] }))).toHaveProperty(['reason']);
    await orderOf({ type: 'BEEF_BOX', name: 'Box' });
    const boxId = String((await db('orderItems').where({ orderId: order.id }).first()).id);
    expect(await fields({ items: [{ itemId: boxId, pounds: 6 }] })).toEqual({
      'items[0].itemId': "Box isn't sold by weight",
    });
  });

  test('cannot be settled after it is canceled', async () => {
    await orderOf({ type: 'SELECT_CUT', name: 'Ribeye', quantity: 4, price: 2_000 });
    const code = async (person: { id: number } | null) => (await run(WEIGH, {}, person)).errors?.[0]?.extensions.code;
    await make.move(order, 'CANCELED');
    expect(await code(rancher)).toBe('CONFLICT');
  });
});
