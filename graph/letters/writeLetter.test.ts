import { expect, test } from 'vitest';
import { withEstimate } from '../../rules/orders/estimateNote';
import { CommissionTransaction } from '../commissions/CommissionTransaction';
import { layout } from '../jobs/mails/layout';
import type { Mail } from '../mail/queueMail';
import { testDatabase } from '../testing/database';
import { maker } from '../testing/make';
import { writeLetter } from './writeLetter';

const db = await testDatabase();
const make = maker(db);

async function read(mail: Mail) {
  const letter = await writeLetter(db, mail);
  return { ...letter!, ...layout(letter!, 'https://herdline.test') };
}

async function placed() {
  const { owner, ranch } = await make.rancher({ ranchName: 'Miller & <b>Sons</b>' });
  const customer = await make.customer();
  const notes = withEstimate('Call <script>after</script> six', 180_000);
  const order = await make.order({ customerId: customer.id, rancherId: ranch.id, notes, shippingAddress: '12 Elm St' });
  return { owner, ranch, customer, order };
}

test('the letter about a new order tells the ranch the items, the destination and the contact', async () => {
  const { owner, order } = await placed();
  const letter = await read({ template: 'newOrder', orderId: order.id });
  expect(letter.to.address).toBe(owner.email);
  expect(letter.replyTo!.address).toBe('ann@herdline.test');
  expect(letter.subject).toBe(`New order #${order.id}: Half Cow`);
  expect(letter.text).toContain('1 × Half Cow: $1,800.00');
  expect(letter.text).toContain('Delivery: Local Pickup');
  expect(letter.text).toContain('ZIP code: 78701');
  expect(letter.text).toContain('Notes: Call <script>after</script> six');
  expect(letter.text).toContain(`https://herdline.test/rancher-dashboard?order=${order.id}`);
});

test('the letter about a new order counts a cut in pounds', async () => {
  const { order } = await placed();
  await db('orderItems')
    .where({ orderId: order.id })
    .update({ type: 'SELECT_CUT', name: 'Ribeye', quantity: 4, price: 1_899 });
  const letter = await read({ template: 'newOrder', orderId: order.id });
  expect(letter.text).toContain('4 lb × Ribeye: $75.96');
});

test('typed text is escaped in the HTML, and the customer’s note comes without the estimate', async () => {
  const { order } = await placed();
  const { html } = await read({ template: 'newOrder', orderId: order.id });
  expect(html).toContain('Call &lt;script&gt;after&lt;/script&gt; six');
  expect(html).toContain('Miller &amp; &lt;b&gt;Sons&lt;/b&gt;');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('final price');
});

test('the customer gets a confirmation, at the address of the account', async () => {
  const { customer, order } = await placed();
  const letter = await read({ template: 'orderConfirmation', orderId: order.id });
  expect(letter.to).toEqual({ name: '', address: customer.email });
  expect(letter.text).toContain('Estimated total: $1,800.00');
  expect(letter.text).toContain('https://herdline.test/customer-orders');
});

test('a new status tells the customer what it means, with the ranch’s note', async () => {
  const { order } = await placed();
  await db('orderStatusUpdates').insert({ orderId: order.id, status: 'PROCESSING', notes: 'Hanging at Smith Meats' });
  await db('orders').where({ id: order.id }).update({ status: 'PROCESSING' });
  const letter = await read({ template: 'orderStatusChanged', orderId: order.id, status: 'PROCESSING' });
  expect(letter.subject).toBe(`Order #${order.id}: The ranch is getting your beef ready`);
  expect(letter.text).toContain('is getting your beef ready');
  expect(letter.text).toContain('Note: Hanging at Smith Meats');
});

test('the rancher gets letters about approval, suspension and rejection', async () => {
  const { owner, ranch } = await make.rancher();
  const approved = await read({ template: 'rancherApproved', rancherId: ranch.id });
  expect(approved.to.address).toBe(owner.email);
  expect(approved.text).toContain('You pay 10 percent commission');
  const suspended = await read({ template: 'rancherSuspended', rancherId: ranch.id });
  expect(suspended.text).toContain("doesn't get new orders");
  const rejected = await read({ template: 'rancherRejected', rancherId: ranch.id, reason: 'No brand papers' });
  expect(rejected.text).toContain('Reason: No brand papers');
  expect((await read({ template: 'rancherRejected', rancherId: ranch.id, reason: '' })).text).not.toContain('Reason');
});

test('the letter about a payment tells the rancher the remaining balance', async () => {
  const { ranch } = await make.rancher({ currentBalance: 16_345 });
  const given = { rancherId: ranch.id, type: 'PAYMENT', amount: 12_345, description: 'October' } as const;
  const payment = await CommissionTransaction.query(db).insert(given).returning('*');
  const letter = await read({ template: 'paymentRecorded', transactionId: payment.id });
  expect(letter.subject).toBe('Commission payment of $123.45 received');
  expect(letter.text).toContain('Balance now: $40.00');
});

test('a reset link is created with its letter, and only the letter contains it', async () => {
  const { id: userId } = await make.customer();
  const { text } = await read({ template: 'passwordReset', userId });
  const [, token] = /https:\/\/herdline\.test\/reset-password\?token=([\w-]{43})/.exec(text)!;
  const { tokenHash } = await db('passwordResets').where({ userId }).first();
  expect(tokenHash).not.toContain(token);
});

test('no letter is written about a deleted record', async () => {
  expect(await writeLetter(db, { template: 'newOrder', orderId: 2_000_000_000 })).toBeUndefined();
  expect(await writeLetter(db, { template: 'rancherApproved', rancherId: 2_000_000_000 })).toBeUndefined();
  await expect(writeLetter(db, { template: 'unheardOf' } as never)).rejects.toThrow(
    'There is no mail template unheardOf',
  );
});

test('the letter about a disabled webhook does not show the secret part of its URL', async () => {
  const { owner } = await make.rancher();
  const url = 'https://ranch.example/hooks?key=hush';
  const row = { userId: owner.id, url, secret: 'whsec_', enabled: false, position: 0 };
  const [{ id: webhookId }] = await db('webhooks').insert(row).returning('id');
  const letter = await read({ template: 'webhookDisabled', webhookId });
  expect(letter.to.address).toBe(owner.email);
  expect(letter.subject).toBe('Your webhook was turned off');
  expect(letter.text).toContain('Address: https://ranch.example/…\n');
  expect(letter.text).toContain('https://herdline.test/profile/api');
  expect(letter.text).not.toContain('hush');
  await db('webhooks').where({ id: webhookId }).update({ enabled: true });
  expect(await writeLetter(db, { template: 'webhookDisabled', webhookId })).toBeUndefined();
  await db('webhooks').where({ id: webhookId }).delete();
});

test('a letter to an unconfirmed address quotes nothing that its registrant typed', async () => {
  const words = 'You won $500, claim at https://prize.example';
  const customer = await make.customer({ name: words });
  const approved = await make.rancher();
  const parties = { customerId: customer.id, rancherId: approved.ranch.id };
  const order = await make.order({ ...parties, customerName: words, notes: words, shippingAddress: words });
  await db('orderStatusUpdates').insert({ orderId: order.id, status: 'CANCELED', notes: words });
  const applicant = await make.rancher({ approval: 'REJECTED', ranchName: words }, { name: words });
  const letters: Mail[] = [
    { template: 'passwordReset', userId: customer.id },
    { template: 'orderConfirmation', orderId: order.id },
    { template: 'orderStatusChanged', orderId: order.id, status: 'CANCELED', isOwnMove: true },
    { template: 'rancherRejected', rancherId: applicant.ranch.id, reason: '' },
  ];
  for (const mail of letters) {
    const { to, subject, text, html } = await read(mail);
    expect(`${to.name} ${subject} ${text} ${html}`).not.toMatch(/won|prize/);
    expect(text).toMatch(/^Hello,\n/);
  }
});
