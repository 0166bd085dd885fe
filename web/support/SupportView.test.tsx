import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf, ranchOf } from '../platform/testAnswers';
import { fakeServer } from '../testing/fakeServer';
import { admin } from '../testing/people';
import { address, visit } from '../testing/visit';

const createdAt = '2026-11-20T18:00:00.000Z';
const ann = { __typename: 'User', id: '12', name: 'Ann Fielder', email: 'ann@example.com' };
const place = { phone: '', zipCode: '78701', city: 'Austin', state: 'Texas' };
const update = (id: string, status: string, notes: string) => ({
  __typename: 'OrderStatusUpdate',
  id,
  status,
  notes,
  createdAt,
});
const order = {
  __typename: 'Order',
  id: '5',
  createdAt,
  orderType: 'HALF_COW',
  amount: 180_000,
  status: 'CONTACTED',
  rancher: ranchOf(),
  statusUpdates: [update('1', 'PENDING', ''), update('2', 'CONTACTED', 'Called at noon')],
};
const wholeOrder = {
  ...order,
  shippingMethod: 'LOCAL_PICKUP',
  shippingFee: 0,
  shippingAddress: null,
  commissionAmount: 18_000,
  commissionPaid: false,
  notes: '',
  customer: { ...ann, ...place, __typename: 'OrderCustomer' },
  nextStatuses: [],
  items: [],
};
const mailOf = (given: Record<string, unknown>) => ({
  __typename: 'Mail',
  id: '1',
  template: 'orderConfirmation',
  subject: 'Your order #5',
  state: 'SENT',
  attempts: 1,
  createdAt,
  sentAt: createdAt,
  user: ann,
  ...given,
});
const mails = pageOf([
  mailOf({}),
  mailOf({ id: '2', template: 'orderStatusChanged', subject: null, state: 'QUEUED', attempts: 3, sentAt: null }),
]);
const entryOf = (id: string, action: string) => ({
  __typename: 'AuditEntry',
  id,
  createdAt,
  action,
  actor: null,
  actorName: '',
  tokenName: null,
  recordType: 'ORDER',
  recordId: '5',
  recordName: 'Order #5',
  changes: [],
});

const CustomerSupport = () =>
  adminOf({
    customer: { ...ann, ...place, createdAt, orders: pageOf([order], 45) },
    mails,
    done: pageOf([entryOf('8', 'SIGNED_IN')]),
    suffered: pageOf([entryOf('9', 'SIGN_IN_FAILED'), entryOf('8', 'SIGNED_IN')]),
  });
const OrderSupport = () => ({
  order: wholeOrder,
  ...adminOf({ mails, audit: pageOf([entryOf('7', 'ORDER_MOVED')]) }),
});

function open(path: string, answers: Parameters<typeof fakeServer>[1] = {}) {
  const orders = adminOf({ orders: pageOf([wholeOrder]), allOrders: pageOf([wholeOrder]), customers: pageOf([]) });
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(1, 0),
    CustomersTab: () => adminOf({ customers: pageOf([{ ...ann, ...place }]) }),
    OrdersTab: () => orders,
    OrderDetailsDialog: () => ({ order: wholeOrder }),
    CustomerSupport,
    OrderSupport,
    ...answers,
  });
  visit(path, server);
  return server;
}

const view = async () => within(await screen.findByRole('dialog', { name: 'Support View' }));

test('from a customer to everything around them, in one request', async () => {
  const server = open('/admin?tab=customers');
  await userEvent.click(await screen.findByRole('button', { name: 'Support view – Ann Fielder' }));
  expect(address()).toBe('/admin?tab=customers&support=customer-12');
  const dialog = await view();
  expect(await dialog.findByRole('heading', { name: 'Orders (the newest 1 of 45)' })).toBeTruthy();
  expect(dialog.getByText('Austin, Texas 78701')).toBeTruthy();
  expect(dialog.getByText(/Called at noon/)).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Your order #5 ann@example.com Sent/ })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Order status changed ann@example.com Waiting 3 tries/ })).toBeTruthy();
  const acts = within(dialog.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1);
  expect(acts.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['Sign-in failed', 'Signed in']);
  expect(dialog.getByRole('link', { name: 'Open in the audit log' }).getAttribute('href')).toBe(
    '/admin?tab=audit&by=12',
  );
  expect(server.asked.filter((name) => name.endsWith('Support'))).toEqual(['CustomerSupport']);
  await userEvent.click(dialog.getByRole('link', { name: '#5' }));
  expect(address()).toBe('/admin?tab=customers&support=order-5');
});

test('from an order to everything around it, and on to its customer', async () => {
  open('/admin?tab=orders&order=5');
  await userEvent.click(await screen.findByRole('button', { name: 'Support view' }));
  expect(address()).toBe('/admin?tab=orders&support=order-5');
  const dialog = await view();
  expect(await dialog.findByRole('heading', { name: 'Mails (2)' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Order status changed .* Order #5/ })).toBeTruthy();
  await userEvent.click(dialog.getByRole('link', { name: 'Everything about Ann Fielder' }));
  expect(address()).toBe('/admin?tab=orders&support=customer-12');
});

test('says what is not there', async () => {
  const nobody = adminOf({ customer: null as never, mails: pageOf([]), done: pageOf([]), suffered: pageOf([]) });
  open('/admin?tab=customers&support=customer:99', { CustomerSupport: () => nobody });
  expect(await screen.findByText('There is no such customer')).toBeTruthy();
});

test('an address that means nothing says so', async () => {
  open('/admin?tab=customers&support=cow-1');
  expect(await screen.findByText('There is nothing to show here')).toBeTruthy();
});
