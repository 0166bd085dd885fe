import { beforeEach, describe, expect, test } from 'vitest';
import { withEstimate } from '../../rules/orders/estimateNote';
import { dayIn } from '../../rules/time/timeZone';
import { testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

let customer: Awaited<ReturnType<typeof make.customer>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let admin: Awaited<ReturnType<typeof make.admin>>;
let id: number;

beforeEach(async () => {
  [customer, rancher, admin] = [await make.customer(), await make.rancher(), await make.admin()];
  const notes = withEstimate('Please call first', 180_000);
  ({ id } = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id, shippingFee: 2_500, notes }));
});

const move = async (person: { id: number }, status: string) => {
  const { errors } = await as(person).run(`mutation { updateOrderStatus(orderId: ${id}, status: ${status}) { id } }`);
  expect(errors).toBeUndefined();
};

test('an order has its total and the customer’s note', async () => {
  await db('orderItems').where({ orderId: id }).update({ quantity: 2, price: 90_000 });
  const { data } = await as(customer).run(`{ order(id: ${id}) { total customerNotes items { total } } }`);
  expect(data.order).toEqual({ total: 182_500, customerNotes: 'Please call first', items: [{ total: 180_000 }] });
  await db('orders')
    .where({ id })
    .update({ notes: withEstimate('', 180_000) });
  expect((await as(customer).run(`{ order(id: ${id}) { customerNotes } }`)).data.order.customerNotes).toBe('');
});

describe('the headline', () => {
  const headlineFor = async (person: { id: number }) =>
    (await as(person).run(`{ order(id: ${id}) { headline } }`)).data.order.headline;

  test('says the same to the family and the ranch, each in its own words', async () => {
    const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
    const animal = await make.animal(rancher.ranch.id, { stage: 'READY' });
    await make.claim(order, { animal, places: [1, 2] });
    id = order.id;
    expect(await headlineFor(customer)).toBe('Your beef is ready. Set a pickup day with the ranch');
    for (const person of [rancher, admin])
      expect(await headlineFor(person)).toBe('The beef is ready. Set a pickup day');
  });

  test('names no money to a helper who sees none', async () => {
    const worker = await make.helper(rancher.ranch.id, 'WORK_ORDERS');
    const paid = `{ kind: DEPOSIT, method: CASH, amount: 5000, receivedOn: "${dayIn(testConfig.timeZone, new Date())}" }`;
    await as(rancher).run(`mutation { recordOrderPayment(orderId: ${id}, input: ${paid}) { order { id } } }`);
    await move(rancher, 'CANCELED');
    expect(await headlineFor(rancher)).toBe('Canceled. You owe the family $50.00 back');
    expect(await headlineFor(worker)).toBe('Canceled');
  });

  test('asks the family for a review, and is read for all orders of a list at once', async () => {
    for (const status of ['CONTACTED', 'PROCESSING', 'FULFILLED']) await move(rancher, status);
    const { data } = await as(customer).run('{ viewer { orders { nodes { headline } } } }');
    expect(data.viewer.orders.nodes).toEqual([{ headline: 'You have your beef. How was it?' }]);
    expect(await headlineFor(rancher)).toBe('The family has its beef');
  });
});

describe('who moved an order', () => {
  const sides = async () => {
    const { data } = await as(customer).run(`{ order(id: ${id}) { statusUpdates { movedBy } } }`);
    return data.order.statusUpdates.map(({ movedBy }: { movedBy: string | null }) => movedBy);
  };

  test('is shown as a role, not as a person', async () => {
    await move(rancher, 'CONTACTED');
    await move(admin, 'PROCESSING');
    expect(await sides()).toEqual([null, 'RANCH', 'PLATFORM']);
  });

  test('is shown for the customer too', async () => {
    await as(customer).run(`mutation { cancelOrder(orderId: ${id}) { id } }`);
    expect(await sides()).toEqual([null, 'CUSTOMER']);
  });

  test('is shown for a new order too', async () => {
    const input = {
      rancherId: String(rancher.ranch.id),
      customerName: 'Ann',
      customerEmail: 'ann@herdline.test',
      customerZip: '78701',
      orderType: 'HALF_COW',
      productDetails: [{ type: 'HALF_COW', quantity: 1 }],
      shippingMethod: 'LOCAL_PICKUP',
    };
    const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { statusUpdates { movedBy } } }';
    const { data } = await as(customer).run(place, { input });
    expect(data.placeOrder.statusUpdates).toEqual([{ movedBy: 'CUSTOMER' }]);
  });
});

describe('updatedFrom', () => {
  const idsIn = ({ nodes }: { nodes: { id: string }[] }) => nodes.map((node) => Number(node.id));

  /** Returns the ids of the orders in each list that changed since a time. */
  async function since(moment: string, archived = false): Promise<number[][]> {
    const variables = { moment, archived, ranch: String(rancher.ranch.id) };
    const lists = [
      [customer, 'query ($moment: DateTime) { viewer { orders(updatedFrom: $moment) { nodes { id } } } }'],
      [
        rancher,
        `query ($moment: DateTime, $archived: Boolean) {
          viewer { ranch { orders(updatedFrom: $moment, archived: $archived) { nodes { id } } } }
        }`,
      ],
      [
        admin,
        'query ($moment: DateTime, $ranch: ID) { admin { orders(updatedFrom: $moment, rancherId: $ranch) { nodes { id } } } }',
      ],
    ] as const;
    const answers = await Promise.all(lists.map(([person, query]) => as(person).run(query, variables)));
    return answers.map(({ data }) => idsIn(data.viewer?.ranch?.orders ?? data.viewer?.orders ?? data.admin.orders));
  }

  const LONG_AGO = '2026-01-01T00:00:00.000Z';
  const LATER = '2026-01-01T00:00:01.000Z';
  const age = () => db('orders').where({ id }).update({ updatedAt: LONG_AGO });

  test('returns orders that changed at or after that time', async () => {
    await age();
    expect(await since(LONG_AGO)).toEqual([[id], [id], [id]]);
    expect(await since(LATER)).toEqual([[], [], []]);
  });

  test('covers every kind of change', async () => {
    await age();
    await move(rancher, 'CONTACTED');
    expect(await since(LATER)).toEqual([[id], [id], [id]]);
    for (const status of ['PROCESSING', 'FULFILLED']) await move(rancher, status);
    await age();
    const pay = `mutation { recordCommissionPayment(rancherId: ${rancher.ranch.id}, amount: 18000, description: "Check") { id } }`;
    expect((await as(admin).run(pay)).errors).toBeUndefined();
    expect(await since(LATER)).toEqual([[id], [id], [id]]);
    await age();
    await as(rancher).run(`mutation { archiveOrder(orderId: ${id}, archived: true) { id } }`);
    expect(await since(LATER, true)).toEqual([[id], [id], [id]]);
  });
});

describe('the records that ids refer to', () => {
  const EVENTS = `{ events(first: 100) { nodes {
    type orderId order { id status } rancher { id ranchName } transactionId transaction { id type order { id } }
  } } }`;
  const order = () => ({ id: String(id), status: 'FULFILLED' });

  beforeEach(async () => {
    for (const status of ['CONTACTED', 'PROCESSING', 'FULFILLED']) await move(rancher, status);
  });

  test('can be read from events', async () => {
    const { data, errors } = await as(rancher).run(EVENTS);
    expect(errors).toBeUndefined();
    const ranch = { id: String(rancher.ranch.id), ranchName: 'Lone Oak Ranch' };
    expect(data.events.nodes[0]).toMatchObject({ order: order(), rancher: ranch, transaction: null });
    const { transactionId, ...charge } = data.events.nodes.at(-1);
    expect(charge).toMatchObject({ type: 'COMMISSION_CHARGED', order: order(), rancher: ranch });
    expect(charge.transaction).toEqual({ id: transactionId, type: 'CHARGE', order: { id: String(id) } });
  });

  test('can be read from delivery attempts', async () => {
    const row = { userId: rancher.id, rancherId: rancher.ranch.id, url: 'https://a.test/', secret: 's', position: 0 };
    const [webhook] = await db('webhooks').insert(row).returning('id');
    await as(rancher).run('{ events { totalCount } }');
    const event = await db('events').where({ orderId: id, type: 'ORDER_PLACED' }).first();
    const tried = {
      webhookId: webhook.id,
      eventId: event.position,
      eventType: event.type,
      succeeded: true,
      duration: 1,
    };
    await db('webhookDeliveries').insert(tried);
    const { data } = await as(rancher).run(
      '{ viewer { webhooks { deliveries { nodes { eventId event { id order { id } } } } } } }',
    );
    const eventId = String(event.position);
    expect(data.viewer.webhooks[0].deliveries.nodes).toEqual([
      { eventId, event: { id: eventId, order: { id: String(id) } } },
    ]);
  });
});
