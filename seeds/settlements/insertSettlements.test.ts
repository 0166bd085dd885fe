import { expect, test } from 'vitest';
import { mustExist } from '../../graph/database/transaction';
import { OrderRevision } from '../../graph/settlements/OrderRevision';
import { readFacts } from '../../graph/settlements/readFacts';
import { orderPaymentInput } from '../../rules/settlement/orderPaymentForm';
import { settle } from '../../rules/settlement/settle';
import { demoDatabase, DEMO_NOW as now } from '../testing/demoDatabase';

const { db, select, expectNone, first } = await demoDatabase('settlements');

const OF_RANCHER = `rancher_id = (select r.id from ranchers r join users u on u.id = r.user_id
  where u.email = 'rancher@herdline.test')`;
const OF_CUSTOMER = `customer_id = (select id from users where email = 'customer@herdline.test')`;

test('each last settlement is still that of its order', async () => {
  const revisions = await OrderRevision.query(db).orderBy('id');
  expect(revisions.length).toBeGreaterThan(20);
  const last = new Map(revisions.map((revision) => [revision.orderId, revision]));
  for (const { orderId, facts } of await readFacts(db, [...last.keys()])) {
    expect(settle(facts)).toEqual(settle(mustExist(last.get(orderId)).facts));
  }
});

test('animals have a weighing from the stage Weighed on, no free quarters, and weights that match it', async () => {
  await expectNone(`
    select a.id from animals a left join lateral (
      select * from weighings where animal_id = a.id order by id desc limit 1
    ) w on true
    where (a.stage in ('WEIGHED', 'READY', 'CLOSED')) <> (w.id is not null)
      or a.hanging_tenths is distinct from w.hanging_tenths
      or (w.id is not null and (a.quarters_left > 0 or w.created_at > '${now.toISOString()}'
        or w.created_at::date <= a.harvest_date
        or (select sum(hanging_pounds) from claims where animal_id = a.id) * 10 <> w.hanging_tenths))
      or (w.id is not null and exists (select from claims c join orders o on o.id = c.order_id
        where c.animal_id = a.id and c.pricing = 'HANGING' and o.settled_total is null))`);
  const corrected = await select('select animal_id from weighings where reason is not null');
  expect(corrected).toHaveLength(1);
  await expectNone('select id from order_revisions where (number > 1) <> (reason is not null)');
});

test('families paid never more than the orders cost, by methods and amounts that their form allows', async () => {
  await expectNone('select id from orders where received > coalesce(settled_total, amount + shipping_fee)');
  await expectNone(`
    select c.id from claims c where c.order_id is not null and (c.deposit > 0 and c.deposit_received_at is not null)
      <> exists (select from order_payments p where p.claim_id = c.id and p.amount = c.deposit and p.created_at = c.deposit_received_at)`);
  const { methods } = await first('select array_agg(distinct method order by method) as methods from order_payments');
  expect(methods).toEqual(['CASH', 'CHECK', 'VENMO', 'ZELLE']);
  const input = orderPaymentInput({ orderedOn: '2020-01-01', today: '2026-11-21' });
  for (const { claimId, ...payment } of await db('orderPayments')) {
    await input.validate({ ...payment, claimId: claimId && String(claimId) }, { strict: true });
  }
});

test('an order that was fulfilled and then corrected has an adjustment of its commission, and its family a refund', async () => {
  const [adjusted] = await select(`select order_id, amount from commission_transactions where type = 'ADJUSTMENT'`);
  const [before, after] = await OrderRevision.query(db).where({ orderId: adjusted.order_id }).orderBy('number');
  expect(adjusted.amount).toBe((after?.commissionAmount ?? 0) - (before?.commissionAmount ?? 0));
  const refund = await first(`select amount from order_payments where kind = 'REFUND'`);
  expect(refund.amount).toBe((before?.total ?? 0) - (after?.total ?? 0));
});

test('families owe the demo rancher balances of every age, and an animal waits to be weighed', async () => {
  const ages = await select(`
    select owes, extract(epoch from '${now.toISOString()}'::timestamptz - owed_since) / 86400 as days
    from orders where ${OF_RANCHER} and owes > 0 order by owed_since`);
  for (const [from, to] of [
    [0, 31],
    [31, 61],
    [61, 91],
    [91, 365],
  ] as const) {
    expect(ages.filter(({ days }) => days >= from && days < to).length).toBeGreaterThan(0);
  }
  const { corrected, refunds, waiting, pay } = await first(`
    select (select count(*) from order_revisions where ${OF_RANCHER} and number > 1) as corrected,
      (select count(*) from order_payments where ${OF_RANCHER} and kind = 'REFUND') as refunds,
      (select count(*) from animals where ${OF_RANCHER} and stage = 'HARVESTED') as waiting,
      (select payment_instructions from ranchers r join users u on u.id = r.user_id where u.email = 'rancher@herdline.test') as pay`);
  expect([corrected, refunds, waiting]).toEqual([1, 1, 1]);
  expect(pay).toContain('Pedernales Bend Ranch');
});

test('the demo customer has an order with a settlement, payments and a balance due', async () => {
  const owing = await select(`
    select o.settled_total - o.received - o.owes as rest, o.owes > 0 as owes,
      (select array_agg(kind order by id) from order_payments where order_id = o.id) as paid,
      (select count(*) from order_revisions where order_id = o.id) as revisions
    from orders o where ${OF_CUSTOMER} and settled_total is not null`);
  expect(owing).toEqual([{ rest: 0, owes: true, paid: ['DEPOSIT', 'BALANCE'], revisions: 1 }]);
});

test('one animal has boxes of another carcass, which its weights give away, and no other animal is unusual', async () => {
  const warned = await select(`select r.ranch_name, a.stage, a.eid, a.weight_warnings -> 0 ->> 'kind' as kind
    from animals a join ranchers r on r.id = a.rancher_id where a.weight_warnings <> '[]'`);
  const demo = { ranch_name: 'Pedernales Bend Ranch', stage: 'READY', kind: 'PACKAGED' };
  expect(warned).toEqual([{ ...demo, eid: expect.stringMatching(/^840\d{12}$/) }]);
});

test('the events of settlements and payments have the right times', async () => {
  await expectNone(`
    select v.id from order_revisions v where not exists (
      select from events e where e.order_id = v.order_id and e.type = 'ORDER_SETTLED' and e.created_at = v.created_at)`);
  await expectNone(`
    select id from order_payments p where created_at > '${now.toISOString()}' or not exists (
      select from events e where e.order_id = p.order_id and e.type = 'ORDER_PAYMENT_RECORDED' and e.created_at = p.created_at)`);
});
