import { beforeEach, expect, test } from 'vitest';
import { badInput, testRest } from '../testing/rest';

const { db, make, signedIn } = await testRest();
const account = await make.admin();
const admin = await signedIn(account);

beforeEach(() => db('rate_limits').delete());

/** Parses a table into one object per line, with the column names as keys. */
async function tableAt(path: string) {
  const { status, headers, body } = await admin.get(`/api/admin/${path}`);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [header, ...lines] = body.trim().split('\r\n');
  return lines.map((line: string) => {
    const cells = line.split(',');
    return Object.fromEntries(header.split(',').map((name: string, at: number) => [name, cells[at]]));
  });
}

const { ranch } = await make.rancher({ ranchName: '=Mesquite Flat' });
const customer = await make.customer();
const { id: orderId } = await make.order({
  customerId: customer.id,
  rancherId: ranch.id,
  amount: 180_000,
  status: 'FULFILLED',
});
await db('commission_transactions').insert({
  rancherId: ranch.id,
  orderId,
  type: 'CHARGE',
  amount: 18_050,
  description: 'Commission',
});

test('ranches are listed with their owner and their commission, without formulas', async () => {
  const [line, ...others] = await tableAt('ranchers.csv?search=mesquite');
  expect(line).toMatchObject({
    Rancher: String(ranch.id),
    'Ranch Name': "'=Mesquite Flat",
    Approval: 'approved',
    'Commission Rate': '10',
    Balance: '180.50',
  });
  expect(line.Email).toContain('@');
  expect(others).toEqual([]);
});

test('ranches can be filtered by state and balance', async () => {
  expect(await tableAt('ranchers.csv?approval=pending&search=mesquite')).toEqual([]);
  expect(await tableAt('balances.csv?owes=false&search=mesquite')).toEqual([]);
  expect(
    await tableAt('balances.csv?owes=true&approval=APPROVED,SUSPENDED&sort=balance&search=mesquite'),
  ).toMatchObject([{ Rancher: String(ranch.id), Balance: '180.50' }]);
});

test('orders of all ranches can be filtered by status and time', async () => {
  const order = { Order: String(orderId), Amount: '1800.00', 'Ranch Name': "'=Mesquite Flat" };
  expect(await tableAt('orders.csv?status=Fulfilled&search=mesquite')).toMatchObject([order]);
  expect(await tableAt('orders.csv?status=Pending&search=mesquite')).toEqual([]);
  expect(await tableAt('orders.csv?to=2020-01-01&search=mesquite')).toEqual([]);
});

test('customers are found by their email', async () => {
  const { email } = await db('users').where({ id: customer.id }).first();
  expect(await tableAt(`customers.csv?search=${encodeURIComponent(email)}`)).toMatchObject([
    { Customer: String(customer.id), Email: email },
  ]);
});

test('each download is in the audit log by its name', async () => {
  for (const name of ['ranchers.csv', 'balances.csv', 'orders.csv', 'customers.csv']) {
    await tableAt(name);
    const newest = await db('audit_entries').orderBy('id', 'desc').first();
    expect(newest).toMatchObject({ action: 'EXPORTED', actorId: account.id });
    expect(newest.changes).toMatchObject([{ field: 'file', after: name }]);
  }
});

test.each([
  ['ranchers.csv?approval=lost', { approval: 'approval does not know lost' }],
  ['balances.csv?owes=yes', { owes: 'owes must be true or false' }],
  ['orders.csv?sort=luck', { sort: 'sort does not know luck' }],
  ['customers.csv?sort=luck', { sort: 'sort does not know luck' }],
])('%s is refused', async (path, fields) => {
  expect(await admin.get(`/api/admin/${path}`)).toMatchObject(badInput(fields));
});
