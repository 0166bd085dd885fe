import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleOldestFirst } from '../../rules/money/commission';
import { planOf } from '../testing/countStatements';
import { testGraph } from '../testing/graph';
import { chargeOrder, unpaidCharges } from './charges';

const { db, as, make } = await testGraph();
const admin = await make.admin();
const { id: customerId } = await make.customer();

const PAY = `mutation ($id: ID!, $amount: Cents!) {
  recordCommissionPayment(rancherId: $id, amount: $amount, description: "Check") { id }
}`;

type Step = { charge: number } | { pay: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ charge: fc.constantFrom(0, 1, 500, 18_000) }),
  fc.record({ pay: fc.constantFrom(1, 500, 900, 40_000) }),
);

async function charge(rancherId: number, commissionAmount: number) {
  const order = await make.order({ customerId, rancherId, status: 'FULFILLED', commissionAmount });
  await db.transaction((trx) => chargeOrder(trx, order));
  return { id: order.id, amount: commissionAmount };
}

async function paidOrders(rancherId: number): Promise<number[]> {
  const orders = await db('orders').where({ rancherId, commissionPaid: true }).orderBy('id');
  return orders.map(({ id }) => id);
}

test('after every charge and payment, the paid orders are those that the whole ledger covers', async () => {
  const holds = async (steps: Step[]) => {
    const { ranch } = await make.rancher();
    const charges: { id: number; amount: number }[] = [];
    let owed = 0;
    let paid = 0;
    for (const move of steps) {
      if ('charge' in move) charges.push(await charge(ranch.id, move.charge));
      const payment = 'pay' in move ? Math.min(move.pay, owed) : 0;
      if (payment > 0) await as(admin).run(PAY, { id: String(ranch.id), amount: payment });
      owed += ('charge' in move ? move.charge : 0) - payment;
      paid += payment;
      expect(await paidOrders(ranch.id)).toEqual(settleOldestFirst(charges, paid));
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), holds), { numRuns: 12 });
}, 60_000);

test('an index finds unpaid charges, however many orders there are', async () => {
  const { ranch } = await make.rancher();
  const plan = await planOf(db, async ({ db: trx }) => {
    const many = `insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type,
      shipping_method, shipping_fee, amount, commission_rate, commission_amount, status, commission_paid)
      select ?, ?, '', '', '78701', 'OTHER', 'LOCAL_PICKUP', 0, 0, 0, 0, 'FULFILLED', true from generate_series(1, 5000)`;
    await trx.raw(many, [customerId, ranch.id]);
    await trx.raw('analyze orders');
    await unpaidCharges(trx, ranch.id);
  });
  expect(plan).toContain('orders_owing_commission');
});
