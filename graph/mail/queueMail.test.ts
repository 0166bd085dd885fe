import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { maker } from '../testing/make';
import { type Mail, queueMail } from './queueMail';

const db = await testDatabase();
const make = maker(db);

async function queued(rancherId: number): Promise<number> {
  const sql = "select 1 from graphile_worker._private_jobs where payload ->> 'rancherId' = ?";
  return (await db.raw(sql, [String(rancherId)])).rows.length;
}

test('a mail is queued when the transaction commits', async () => {
  await db.transaction((trx) => queueMail(trx, { template: 'rancherApproved', rancherId: 1_900_000_001 }));
  expect(await queued(1_900_000_001)).toBe(1);
});

test('a transaction that fails leaves neither a mail nor its record behind', async () => {
  const { owner, ranch } = await make.rancher();
  const failing = db.transaction(async (trx) => {
    await queueMail(trx, { template: 'rancherApproved', rancherId: ranch.id });
    throw new Error('Out of hay');
  });
  await expect(failing).rejects.toThrow('Out of hay');
  expect(await queued(ranch.id)).toBe(0);
  expect(await db('mails').where({ userId: owner.id })).toEqual([]);
});

test('each mail’s record names its recipient and its order', async () => {
  const { owner, ranch } = await make.rancher({ currentBalance: 1 });
  const customer = await make.customer();
  const { id: orderId } = await make.order({ customerId: customer.id, rancherId: ranch.id });
  const payment = { rancherId: ranch.id, type: 'PAYMENT', amount: 1, description: 'Check' };
  const [{ id: transactionId }] = await db('commissionTransactions').insert(payment).returning('id');
  const toRanch: Mail[] = [
    { template: 'newOrder', orderId },
    { template: 'rancherApproved', rancherId: ranch.id },
    { template: 'rancherSuspended', rancherId: ranch.id },
    { template: 'rancherRejected', rancherId: ranch.id, reason: '' },
    { template: 'paymentRecorded', transactionId },
  ];
  const toCustomer: Mail[] = [
    { template: 'orderConfirmation', orderId },
    { template: 'orderStatusChanged', orderId, status: 'CONTACTED' },
    { template: 'passwordReset', userId: customer.id },
  ];
  for (const mail of [...toRanch, ...toCustomer]) await queueMail(db, mail);
  const recordedFor = (userId: number) => db('mails').where({ userId }).orderBy('id').select('template', 'orderId');
  const expected = (mail: Mail) => ({ template: mail.template, orderId: 'orderId' in mail ? orderId : null });
  expect(await recordedFor(owner.id)).toEqual(toRanch.map(expected));
  expect(await recordedFor(customer.id)).toEqual(toCustomer.map(expected));
  expect(await db('mails').where({ userId: customer.id })).toMatchObject([
    { state: 'QUEUED', attempts: 0, subject: null, sentAt: null },
    { state: 'QUEUED' },
    { state: 'QUEUED' },
  ]);
});
