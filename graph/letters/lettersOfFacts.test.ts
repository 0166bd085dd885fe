import { expect, test } from 'vitest';
import { placeAt } from '../../rules/site';
import type { OrderStatus } from '../../rules/words/vocabulary';
import type { Mail } from '../mail/queueMail';
import { testGraph } from '../testing/graph';
import { writeLetter } from './writeLetter';

const { db, as, make } = await testGraph();
const admin = await make.admin();

const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
const MOVE = 'mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(orderId: $id, status: $status) { id } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(orderId: $id, notes: "Claim your prize") { id } }';
const PAY = `mutation ($id: ID!, $amount: Cents!) {
  recordCommissionPayment(rancherId: $id, amount: $amount, description: "Check") { id }
}`;

/** The letters that were queued during some work: recipient and template. */
async function lettersOf(work: () => Promise<{ errors?: readonly unknown[] }>) {
  const before = await newest();
  const { errors } = await work();
  const { rows } = await db.raw('select payload from graphile_worker._private_jobs where id > ? order by id', [before]);
  const mails: Mail[] = rows.map(({ payload }: { payload: Mail }) => payload);
  return { mails, letters: await Promise.all(mails.map(letterOf)), failed: Boolean(errors) };
}

async function letterOf(mail: Mail) {
  const { to, link } = (await writeLetter(db, mail))!;
  expect(placeAt(link.path.split(/[?#]/)[0]!).screen).not.toBe('notFound');
  return `${mail.template} to ${to.address}`;
}

const newest = async (): Promise<number> =>
  (await db.raw('select coalesce(max(id), 0) as id from graphile_worker._private_jobs')).rows[0].id;

async function makePeople() {
  const customer = await make.customer();
  const rancher = await make.rancher();
  const id = String(rancher.ranch.id);
  const order = (status: OrderStatus) =>
    make.order({ customerId: customer.id, rancherId: rancher.ranch.id, status }).then((placed) => String(placed.id));
  return { customer, rancher, id, order };
}

test('a new order sends a letter to the ranch and a confirmation to the customer', async () => {
  const { customer, rancher, id } = await makePeople();
  const productDetails = [{ type: 'HALF_COW', quantity: 1, price: 180_000 }];
  const contact = { customerName: 'Ann', customerEmail: 'elsewhere@herdline.test', customerZip: '78704' };
  const input = { rancherId: id, ...contact, orderType: 'HALF_COW', shippingMethod: 'LOCAL_PICKUP', productDetails };
  const { letters } = await lettersOf(() => as(customer).run(PLACE, { input }));
  expect(letters).toEqual([`newOrder to ${rancher.owner.email}`, `orderConfirmation to ${customer.email}`]);
  const dearer = { ...input, productDetails: [{ ...productDetails[0], price: 1 }] };
  expect(await lettersOf(() => as(customer).run(PLACE, { input: dearer }))).toMatchObject({
    letters: [],
    failed: true,
  });
});

test.each([
  ['PENDING', 'CONTACTED'],
  ['CONTACTED', 'PROCESSING'],
  ['PROCESSING', 'FULFILLED'],
  ['PROCESSING', 'CANCELED'],
] as const)(
  'moving an order from %s to %s sends the customer a letter, and a refused move sends none',
  async (from, status) => {
    const { customer, rancher, order } = await makePeople();
    const id = await order(from);
    const move = () => lettersOf(() => as(rancher).run(MOVE, { id, status }));
    expect((await move()).letters).toEqual([`orderStatusChanged to ${customer.email}`]);
    expect(await move()).toMatchObject({ letters: [], failed: true });
  },
);

test('a cancellation sends letters too, which quote the ranch but not the customer', async () => {
  const { customer, rancher, order } = await makePeople();
  for (const [person, quoted] of [
    [customer, []],
    [rancher, [['Note', 'Claim your prize']]],
  ] as const) {
    const id = await order('PENDING');
    const { letters, mails } = await lettersOf(() => as(person).run(CANCEL, { id }));
    expect(letters).toEqual([`orderStatusChanged to ${customer.email}`]);
    expect((await writeLetter(db, mails[0]!))!.facts!.slice(2)).toEqual(quoted);
  }
});

test('a payment sends the rancher a letter, and a refused payment sends none', async () => {
  const { rancher, id, order } = await makePeople();
  await as(rancher).run(MOVE, { id: await order('PROCESSING'), status: 'FULFILLED' });
  const pay = (amount: number) => lettersOf(() => as(admin).run(PAY, { id, amount }));
  expect(await pay(18_001)).toMatchObject({ letters: [], failed: true });
  expect((await pay(18_000)).letters).toEqual([`paymentRecorded to ${rancher.owner.email}`]);
});
