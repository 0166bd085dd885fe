import { beforeAll, expect, test } from 'vitest';
import { findDrift } from '../graph/reconcile/reconcile';
import { familyWith, harvestedAnimal } from '../graph/settlements/testing/herd';
import { ownDatabase } from '../graph/testing/database';
import { testGraph } from '../graph/testing/graph';

// A database of its own, all of whose books are looked at.
const db = await ownDatabase('books');
const { as, make } = await testGraph(db);

const admin = await make.admin();
const customer = await make.customer();
/** What the wrong writes below are about: a ranch owes $100 of two charges, of which the first is paid. */
const ids = { ranch: 0, paid: 0, due: 0, open: 0, settled: 0 };

async function fulfilled(rancher: { id: number; ranch: { id: number } }, commissionAmount: number): Promise<number> {
  const given = { customerId: customer.id, rancherId: rancher.ranch.id, commissionAmount };
  const order = await make.order(given);
  await make.move(order, 'PROCESSING');
  const { errors } = await as(rancher).run(
    `mutation { updateOrderStatus(orderId: ${order.id}, status: FULFILLED) { id } }`,
  );
  expect(errors).toBeUndefined();
  return order.id;
}

const pay = (rancherId: number, amount: number) =>
  as(admin).run(
    `mutation { recordCommissionPayment(rancherId: ${rancherId}, amount: ${amount}, description: "Check") { id } }`,
  );

beforeAll(async () => {
  const rancher = await make.rancher();
  ids.ranch = rancher.ranch.id;
  ids.paid = await fulfilled(rancher, 5_000);
  ids.due = await fulfilled(rancher, 10_000);
  await pay(ids.ranch, 5_000);
  const animal = await harvestedAnimal(make, ids.ranch);
  const family = await familyWith(make, animal, [1, 2, 3, 4]);
  ids.settled = family.order.id;
  for (const mutation of [
    `weighAnimal(animalId: ${animal.id}, input: { hangingPounds: 550 }) { __typename }`,
    `recordOrderPayment(orderId: ${ids.settled}, input: { kind: BALANCE, method: CASH, amount: 700 }) { __typename }`,
  ]) {
    expect((await as(rancher).run(`mutation { ${mutation} }`)).errors).toBeUndefined();
  }
  ids.open = (await make.order({ customerId: customer.id, rancherId: ids.ranch })).id;
});

const entry = (type: string, amount: number, orderId: number | null = null) =>
  `insert into commission_transactions (rancher_id, type, amount, description, order_id)
   values (${ids.ranch}, '${type}', ${amount}, '', ${orderId})`;
const NEW_ORDER = `insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type, shipping_method,
  shipping_fee, amount, commission_rate, commission_amount, received)
  select customer_id, rancher_id, '', '', '78701', 'OTHER', 'LOCAL_PICKUP', 0, 1, 0, 0, 1 from orders limit 1`;
const NEW_RANCH = `insert into ranchers (user_id, ranch_name, city, state, zip_code, current_balance)
  select max(id), '', '', 'Texas', '78701', 1 from users`;

test.each<[string, () => string[], string]>([
  [
    'a balance that its ledger does not make',
    () => [`update ranchers set current_balance = 9999 where id = ${ids.ranch}`],
    'is what its ledger makes',
  ],
  [
    'a change of all balances',
    () => ['update ranchers set current_balance = current_balance - 1'],
    'is what its ledger makes',
  ],
  ['a new ranch with a balance', () => [NEW_RANCH], 'is what its ledger makes'],
  ['a payment of more than is owed', () => [entry('PAYMENT', 10_001)], 'more than what is owed'],
  [
    'credits that make more than is owed',
    () => [entry('CREDIT', 6_000), entry('WAIVER', 6_000)],
    'more than what is owed',
  ],
  [
    'a changed entry of the ledger',
    () => [`update commission_transactions set amount = 1 where rancher_id = ${ids.ranch}`],
    'append-only',
  ],
  [
    'a deleted entry of the ledger',
    () => [`delete from commission_transactions where rancher_id = ${ids.ranch}`],
    'append-only',
  ],
  ['a payment that marks no order as paid', () => [entry('PAYMENT', 10_000)], 'oldest charges first'],
  [
    'an order that is marked as paid before payments cover it',
    () => [`update orders set commission_paid = true where id = ${ids.due}`],
    'oldest charges first',
  ],
  [
    'an older order that is marked as due',
    () => [`update orders set commission_paid = false where id = ${ids.paid}`],
    'oldest charges first',
  ],
  ['a second charge of an order', () => [entry('CHARGE', 1, ids.paid)], 'commission_one_charge_per_order'],
  ['a charge of an order that is not fulfilled', () => [entry('CHARGE', 500, ids.open)], 'oldest charges first'],
  [
    'a status that moves without its history',
    () => [`update orders set status = 'CONTACTED' where id = ${ids.open}`],
    'without a row of its history',
  ],
  [
    'a move whose row of history is about another',
    () => [
      `insert into order_status_updates (order_id, status) values (${ids.open}, 'CONTACTED')`,
      `update orders set status = 'CANCELED' where id = ${ids.open}`,
    ],
    'without a row of its history',
  ],
  [
    'two moves with one row of history',
    () => [
      `insert into order_status_updates (order_id, status) values (${ids.open}, 'PROCESSING')`,
      `update orders set status = 'CONTACTED' where id = ${ids.open}`,
      `update orders set status = 'PROCESSING' where id = ${ids.open}`,
    ],
    'without a row of its history',
  ],
  [
    'a move back without its history',
    () => [
      `insert into order_status_updates (order_id, status) values (${ids.open}, 'CONTACTED')`,
      `update orders set status = 'CONTACTED' where id = ${ids.open}`,
      `update orders set status = 'PENDING' where id = ${ids.open}`,
    ],
    'without a row of its history',
  ],
  [
    'money that no payment brought',
    () => [`update orders set received = received + 1 where id = ${ids.settled}`],
    'what its payments make',
  ],
  ['a new order with money', () => [NEW_ORDER], 'what its payments make'],
  [
    'a total that no settlement made',
    () => [`update orders set settled_total = 1 where id = ${ids.settled}`],
    'its last settlement',
  ],
  [
    'a total of an order that was never settled',
    () => [`update orders set settled_total = 1 where id = ${ids.open}`],
    'its last settlement',
  ],
  [
    'a changed settlement',
    () => [`update order_revisions set total = 1 where order_id = ${ids.settled}`],
    'append-only',
  ],
  ['a deleted payment', () => [`delete from order_payments where order_id = ${ids.settled}`], 'append-only'],
])('refuses %s', async (_what, statements, message) => {
  const write = db.transaction(async (trx) => {
    for (const statement of statements()) await trx.raw(statement);
  });
  await expect(write).rejects.toThrow(message);
  expect(await findDrift(db)).toEqual([]);
});

test('a balance that has drifted in an older database goes on as it is, until somebody corrects it', async () => {
  const rancher = await make.rancher();
  const { id } = rancher.ranch;
  await db.transaction(async (trx) => {
    await trx('unreconciledRanches').insert({ rancherId: id });
    await trx.raw('alter table ranchers disable trigger ranchers_balance');
    await trx('ranchers').where({ id }).update({ currentBalance: 300 });
    await trx.raw('set constraints all immediate');
    await trx.raw('alter table ranchers enable trigger ranchers_balance');
  });

  const stored = async () => Number((await db('ranchers').where({ id }).first()).currentBalance);
  await fulfilled(rancher, 1_000);
  expect((await pay(id, 1_200)).errors).toBeUndefined();
  expect(await stored()).toBe(100);
  expect((await findDrift(db)).map(({ figure, kept, reckoned }) => [figure, kept, reckoned])).toContainEqual([
    'Balance of a ranch',
    '100',
    '-200',
  ]);

  const correct = (currentBalance: number) => db('ranchers').where({ id }).update({ currentBalance });
  await expect(correct(0)).rejects.toThrow('is what its ledger makes');
  await correct(-200);
  await db('orders').where({ rancherId: id }).update({ commissionPaid: true });
  expect(await findDrift(db)).toEqual([]);
});

test('several who write for a ranch at once wait for each other, and none fails', async () => {
  const rancher = await make.rancher();
  const orders = await Promise.all(Array.from({ length: 8 }, () => fulfilled(rancher, 1_000)));
  const paid = await Promise.all(orders.map(() => pay(rancher.ranch.id, 1_000)));
  expect(paid.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await db('orders').whereIn('id', orders).where({ commissionPaid: false })).toEqual([]);
  expect(await db('ranchesToCheck')).toEqual([]);
});
