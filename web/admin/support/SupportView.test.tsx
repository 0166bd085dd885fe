import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, commissionOf, countsOf, pageOf, ranchOf } from '../../testing/adminAnswers';
import { statusUpdate } from '../../testing/order';
import { pressInRow } from '../../testing/pressInRow';
import { admin, currentUrl, fakeServer, visit } from '../../testing/visit';

const createdAt = '2026-11-20T18:00:00.000Z';
const ann = { __typename: 'User', id: '12', name: 'Ann Fielder', email: 'ann@example.com', emailConfirmed: true };
const place = { phone: '', zipCode: '78701', city: 'Austin', state: 'Texas' };
const order = {
  __typename: 'Order',
  id: '5',
  createdAt,
  orderType: 'HALF_COW',
  amount: 180_000,
  status: 'CONTACTED',
  rancher: ranchOf(),
  statusUpdates: [statusUpdate(20, 'PENDING'), statusUpdate(21, 'CONTACTED', 'Called at noon')],
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
  address: '203.0.113.7',
  device: 'Chrome 147 on Windows',
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

const entry = (id: string, type: string, amount: number, description: string) => ({
  __typename: 'CommissionTransaction',
  id,
  type,
  amount,
  change: type === 'CHARGE' ? amount : 0,
  openAmount: amount,
  description,
  createdAt,
  resolvedAt: null,
  requestOutcome: null,
});
const request = entry('3', 'REQUEST', 18_000, 'By check, please');
const steer = {
  __typename: 'Animal',
  id: '21',
  tag: '41',
  stage: 'OPEN',
  harvestDate: '2027-03-04',
  harvestWords: null,
  quartersLeft: 1,
  processor: { __typename: 'Processor', id: '4', name: 'Twin Creeks Packing' },
  inspection: 'CUSTOM_EXEMPT',
};
const lineOf = (waiting: number, quarters: number) => ({ __typename: 'ClaimLine', waiting, quarters });
const ranch = ranchOf({
  animals: pageOf([steer]),
  line: lineOf(3, 9),
  userId: '31',
  zipCode: '78643',
  createdAt,
  contact: { ...ranchOf().contact, emailConfirmed: false, phone: '(325) 555-0134' },
  orders: pageOf([{ ...order, customer: { __typename: 'OrderCustomer', id: '12', name: 'Ann Fielder' } }], 45),
  commission: commissionOf({
    balance: 18_000,
    openRequests: [request],
    transactions: pageOf([request, entry('2', 'CHARGE', 18_000, 'Commission of order #5')], 12),
  }),
});
const RanchSupport = () => ({ rancher: ranch, ...adminOf({ audit: pageOf([entryOf('6', 'RANCH_APPROVED')]) }) });
const owner = { ...ann, id: '31', name: 'Bo Tanner', email: 'bo@example.com' };
const OwnerMails = ({ userId }: Record<string, unknown>) =>
  adminOf({ mails: pageOf(userId === '31' ? [mailOf({ subject: 'New order #5', user: owner })] : []) });

function open(path: string, answers: Parameters<typeof fakeServer>[1] = {}) {
  const orders = adminOf({ orders: pageOf([wholeOrder]), allOrders: pageOf([wholeOrder]), customers: pageOf([]) });
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(1, 0),
    CustomersTab: () => adminOf({ customers: pageOf([{ ...ann, ...place }]) }),
    OrdersTab: () => orders,
    OrderDetailsDialog: () => ({ order: wholeOrder }),
    CustomerSupport,
    OrderSupport,
    RanchSupport,
    OwnerMails,
    ...answers,
  });
  visit(path, server);
  return server;
}

const view = async () => within(await screen.findByRole('dialog', { name: 'Support View' }));

test('opens everything about a customer in one request', async () => {
  const server = open('/admin?tab=customers');
  await userEvent.click(await screen.findByRole('button', { name: 'Support View – Ann Fielder' }));
  expect(currentUrl()).toBe('/admin?tab=customers&support=customer-12');
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
  expect(server.operations.filter((name) => name.endsWith('Support'))).toEqual(['CustomerSupport']);
  await userEvent.click(dialog.getByRole('link', { name: '#5' }));
  expect(currentUrl()).toBe('/admin?tab=customers&support=order-5');
});

test('opens everything about an order, with a link to its customer', async () => {
  open('/admin?tab=orders&order=5');
  await userEvent.click(await screen.findByRole('button', { name: 'Support View' }));
  expect(currentUrl()).toBe('/admin?tab=orders&support=order-5');
  const dialog = await view();
  expect(await dialog.findByRole('heading', { name: 'Emails (2)' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Order status changed .* Order #5/ })).toBeTruthy();
  const toRanch = dialog.getByRole('link', { name: 'Everything about Cedar Fork Ranch' });
  expect(toRanch.getAttribute('href')).toBe('/admin?tab=orders&support=ranch-7');
  await userEvent.click(dialog.getByRole('link', { name: 'Everything about Ann Fielder' }));
  expect(currentUrl()).toBe('/admin?tab=orders&support=customer-12');
});

test('opens everything about a ranch from its row', async () => {
  open('/admin?tab=ranchers', { AllRanchesTab: () => adminOf({ ranchers: pageOf([ranch]) }) });
  await pressInRow('Cedar Fork Ranch', 'Support View');
  expect(currentUrl()).toBe('/admin?tab=ranchers&support=ranch-7');
  const dialog = await view();
  expect(await dialog.findByRole('heading', { name: 'Orders (the newest 1 of 45)' })).toBeTruthy();
  expect(dialog.getByText('Rancher 7')).toBeTruthy();
  expect(dialog.getByText('Llano, Texas 78643')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'bo@example.com' })).toBeTruthy();
  expect(dialog.getByText('(325) 555-0134')).toBeTruthy();
  expect(dialog.getByText('Not confirmed')).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Animals (1)' })).toBeTruthy();
  const animal = '41 Open March 4, 2027 Twin Creeks Packing (Custom-exempt) 3 of 4 quarters';
  expect(dialog.getByRole('row', { name: animal })).toBeTruthy();
  expect(dialog.getByText('In line: 3 waiting, 2¼ animals')).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Ledger (the newest 2 of 12)' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Commission of order #5 .* Charge \+\$180.00/ })).toBeTruthy();
  const dismiss = 'Dismiss – request of Cedar Fork Ranch for $180.00';
  expect(dialog.getByRole('button', { name: dismiss })).toBeTruthy();
  const toLedger = dialog.getByRole('link', { name: 'Open the ledger' });
  expect(toLedger.getAttribute('href')).toBe('/admin?tab=ranchers&ledger=7');
  expect(await dialog.findByRole('row', { name: /New order #5 bo@example.com Sent/ })).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Ranch approved/ })).toBeTruthy();
  const toLog = dialog.getByRole('link', { name: 'Open in the audit log' });
  expect(toLog.getAttribute('href')).toBe('/admin?tab=audit&about=rancher-7');
  await userEvent.click(dialog.getByRole('link', { name: 'Ann Fielder' }));
  expect(currentUrl()).toBe('/admin?tab=ranchers&support=customer-12');
});

test('an admin with the duty for people signs the owner of a ranch out', async () => {
  const sent: unknown[] = [];
  const SignOutPerson = (variables: unknown) => {
    sent.push(variables);
    return { signOutPerson: { __typename: 'SignOutPersonPayload', userId: '31' } };
  };
  open('/admin?tab=ranchers&support=ranch-7', { SignOutPerson });
  await userEvent.click(await (await view()).findByRole('button', { name: 'Sign Out' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Sign Out Everywhere' }));
  expect(await screen.findByText('Signed Out')).toBeTruthy();
  expect(sent).toEqual([{ userId: '31' }]);
});

test('shows a ranch without any history', async () => {
  const quiet = ranchOf({
    ...ranch,
    orders: pageOf([]),
    animals: pageOf([]),
    line: lineOf(0, 0),
    commission: commissionOf({ transactions: pageOf([]) }),
  });
  open('/admin?tab=customers&support=ranch-7', {
    RanchSupport: () => ({ rancher: quiet, ...adminOf({ audit: pageOf([]) }) }),
    OwnerMails: () => adminOf({ mails: pageOf([]) }),
  });
  const dialog = await view();
  expect(await dialog.findByText('Nothing has been charged or paid yet.')).toBeTruthy();
  expect(dialog.getByText('No orders yet.')).toBeTruthy();
  expect(dialog.getByText('No animals yet.')).toBeTruthy();
  expect(dialog.queryByText(/^In line/)).toBeNull();
  expect(dialog.queryByText('Payment requests')).toBeNull();
  expect(await dialog.findByText('No emails yet.')).toBeTruthy();
});

test('says that a record does not exist', async () => {
  const nobody = adminOf({ customer: null as never, mails: pageOf([]), done: pageOf([]), suffered: pageOf([]) });
  open('/admin?tab=customers&support=customer:99', { CustomerSupport: () => nobody });
  expect(await screen.findByText("There's no such customer")).toBeTruthy();
});

test('says that there is nothing to show for an invalid URL', async () => {
  open('/admin?tab=customers&support=cow-1');
  expect(await screen.findByText("There's nothing to show here")).toBeTruthy();
});
