import { parse } from 'node:querystring';
import { beforeEach, expect, test } from 'vitest';
import { testRest } from '../testing/rest';

const { db, make, rancherWith } = await testRest();

beforeEach(() => db('rate_limits').delete());

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const linesOf = (body: string) => body.trim().split('\r\n');

async function ranchWithOrders() {
  const { rancher, ranch } = await rancherWith();
  const customer = await make.customer();
  const order = (given: object) => make.order({ customerId: customer.id, rancherId: ranch.id, ...given });
  return { rancher, order };
}

test('the table has a line for each order, in dollars and without formulas', async () => {
  const { rancher, order } = await ranchWithOrders();
  const { id } = await order({
    customerName: '=HYPERLINK("http://evil.test")',
    customerPhone: '+1 555 0100',
    shippingMethod: 'LOCAL_DELIVERY',
    shippingAddress: '1 Main St, "Back" door',
    shippingFee: 2_550,
    notes: 'Estimated total: $1,800.00. The final price is confirmed by the rancher.\nCall after six',
    createdAt: day(3),
    updatedAt: day(4),
  });
  const cut = { type: 'SELECT_CUT', name: 'Ribeye', variantName: null, quantity: 5, price: 2_400 } as const;
  await db('order_items').insert([
    { ...cut, orderId: id },
    { ...cut, type: 'OTHER', orderId: id, name: 'Jerky', variantName: 'Large', quantity: 2 },
  ]);
  const { status, body, headers } = await rancher.get('/api/rancher/orders.csv');
  expect([status, headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename=orders.csv',
  ]);
  // Reading the answer as text has removed the byte order mark.
  expect(linesOf(body)).toEqual([
    'Order,Placed,Updated,Status,Type,Items,Customer,Email,Phone,ZIP Code,Delivery,Address,Price,Amount,Discount,Delivery Fee,Processing,Other Charges,Total,Canceled,Received,Returned,Balance,Commission,Commission Paid,Notes',
    `${id},2026-01-03T00:00:00.000Z,2026-01-04T00:00:00.000Z,Pending,Half Cow,1 x Half Cow; 5 lb Ribeye; 2 x Jerky (Large),` +
      `"'=HYPERLINK(""http://evil.test"")",ann@herdline.test,'+1 555 0100,78701,Local Delivery,"1 Main St, ""Back"" door",` +
      'Fixed,1800.00,0.00,25.50,0.00,0.00,1825.50,0.00,0.00,0.00,1825.50,180.00,No,Call after six',
  ]);
});

test('the table has all matching orders of many pages, in the requested order', async () => {
  const { rancher, order } = await ranchWithOrders();
  for (let number = 1; number <= 85; number++) await order({ amount: number * 100, createdAt: day(number) });
  const { body } = await rancher.get('/api/rancher/orders.csv?sort=oldest');
  const amounts = linesOf(body)
    .slice(1)
    .map((line) => Number(line.split(',')[13]));
  expect(amounts).toEqual(Array.from({ length: 85 }, (_, at) => at + 1));
});

test.each([
  ['status=Pending,contacted', ['Abel', 'Cora']],
  ['orderType=Whole Cow', ['Bea']],
  ['search=cor', ['Cora']],
  [`from=2026-01-01&to=${day(3)}`, ['Bea']],
  ['archived=true', ['Dan']],
  ['sort=customer', ['Abel', 'Bea', 'Cora']],
])('the table can be filtered and sorted by %s', async (query, names) => {
  const { rancher, order } = await ranchWithOrders();
  await order({ customerName: 'Abel', createdAt: day(3) });
  await order({ customerName: 'Bea', createdAt: day(2), orderType: 'WHOLE_COW', status: 'FULFILLED' });
  await order({ customerName: 'Cora', createdAt: day(1), status: 'CONTACTED' });
  await order({ customerName: 'Dan', createdAt: day(1), archivedAt: day(5), status: 'FULFILLED' });
  const { body } = await rancher.get(`/api/rancher/orders.csv?${new URLSearchParams(parse(query) as never)}`);
  expect(
    linesOf(body)
      .slice(1)
      .map((line) => line.split(',')[6]),
  ).toEqual(names);
});

test.each([
  ['status=lost', 'status'],
  ['orderType=goat', 'orderType'],
  ['sort=luck', 'sort'],
  ['from=yesterday', 'from'],
  ['to=2026-13-45', 'to'],
  ['from=2026-01-02&to=2026-01-02', 'to'],
  ['archived=yes', 'archived'],
])('%s is refused', async (query, field) => {
  const { rancher } = await ranchWithOrders();
  const { status, body } = await rancher.get(`/api/rancher/orders.csv?${query}`);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'BAD_USER_INPUT', [field]]);
});

test('the table is rate-limited', async () => {
  const { rancher } = await ranchWithOrders();
  for (let times = 0; times < 30; times++) expect((await rancher.get('/api/rancher/orders.csv')).status).toBe(200);
  const { status, headers } = await rancher.get('/api/rancher/orders.csv');
  expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
});
