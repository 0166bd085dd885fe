import { beforeEach, expect, test } from 'vitest';
import { badInput, testRest } from '../testing/rest';

const { db, make, signedIn } = await testRest();
const admin = await signedIn(await make.admin());
const address = (from: string, to: string) => `/api/admin/analytics.csv?${new URLSearchParams({ from, to })}`;

beforeEach(() => db('rate_limits').delete());

/** Makes orders in a month of the past, because other tests leave orders of today. */
async function ordersOfMarch() {
  const [customer, { ranch }] = [await make.customer({ createdAt: day(2) }), await make.rancher({ ranchName: '=Oak' })];
  const order = (given: object) => make.order({ customerId: customer.id, rancherId: ranch.id, ...given });
  await order({ amount: 180_050, createdAt: day(3) });
  await order({ amount: 100_000, createdAt: day(4), status: 'CONTACTED', orderType: 'OTHER' });
  await order({ amount: 50_000, createdAt: day(5), status: 'CANCELED' });
  const animal = await make.animal(ranch.id);
  await db('animals')
    .where({ id: animal.id })
    .update({ openedAt: day(6) });
}

const day = (number: number) => new Date(Date.UTC(1999, 2, number)).toISOString();

test('the file has a line for each figure, in dollars and without formulas', async () => {
  await ordersOfMarch();
  const { status, body, headers } = await admin.get(address('1999-03-01', '1999-04-01'));
  expect([status, headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename=herdline-analytics-1999-03-01-to-1999-04-01.csv',
  ]);
  const [header, ...lines] = (body as string).trim().split('\r\n');
  expect(header).toContain('Section,Of,Figure,Value');
  for (const line of [
    'Total,,From,1999-03-01T06:00:00.000Z',
    'Total,,To,1999-04-01T06:00:00.000Z',
    'Total,,Time zone of days and months,America/Chicago',
    'Total,,Orders,2',
    'Total,,Gross order value,2800.50',
    'Total,,Average order,1400.25',
    'Total,,New customers,1',
    'Total,,Active ranches,1',
    'Orders by status,Canceled,Amount,500.00',
    'Orders by type,Half Cow,Orders,1',
    'Orders by type,Other,Amount,1000.00',
    'Time between statuses,Pending to Contacted,Median hours,',
    'Months,1999-03,Gross order value,2800.50',
    'States,Texas,Orders,2',
    "Top ranches,'=Oak,Gross order value,2800.50",
    'Conversion,First Order,Customers,1',
    'Total,,Animals opened,1',
    'Herds by state,Texas,Animals full,0',
    'Herds by state,Texas,Average days from open to full,',
  ]) {
    expect(lines).toContain(line);
  }
  const ages = lines.filter((line) => line.startsWith('Outstanding by age')).map((line) => line.split(',')[1]);
  expect([...new Set(ages)]).toEqual(['0-30 days', '31-60 days', '61-90 days', '90+ days']);
});

test('an invalid range is refused', async () => {
  const yesterday = { from: 'from must be a moment as 2026-11-21 or 2026-11-21T18:30:00Z' };
  expect(await admin.get(address('yesterday', '1999-04-01'))).toMatchObject(badInput(yesterday));
  expect(await admin.get('/api/admin/analytics.csv?from=1999-03-01')).toMatchObject(badInput({ to: 'to is required' }));
  const turned = { to: 'The end must be after the start' };
  expect(await admin.get(address('1999-04-01', '1999-03-01'))).toMatchObject(badInput(turned));
});
