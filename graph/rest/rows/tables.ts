import { customerNote } from '../../../rules/orders/estimateNote';
import { type LineKind, ORDER_PAYMENT_KIND, type SettlementState } from '../../../rules/settlement/settlementWords';
import { ITEM_TYPE, ORDER_STATUS } from '../../../rules/words/vocabulary';
import { type Columns, dollarCell, table, textCell } from '../present/csv';
import type * as graph from './adminTables.generated';
import type { Rest_orderCellsFragment as Order, Rest_orderMoneyFragment } from './orders.generated';

type Money = Rest_orderMoneyFragment & Pick<Order, 'status'>;
type OrderOfAnyRanch = graph.RestAllOrderTableQuery['admin']['orders']['nodes'][number];
type Ranch = graph.Rest_rancherCellsFragment;
type Customer = graph.RestCustomerTableQuery['admin']['customers']['nodes'][number];

// In all tables, amounts are in dollars, rates in percent, times in ISO 8601 and UTC.

const PRICE = { FIXED: 'Fixed', UNWEIGHED: 'Estimate', SETTLED: 'Settled' } satisfies Record<SettlementState, string>;

/** Amount − Discount + Delivery Fee + Processing + Other = Total; − Canceled − Received + Returned = Balance. */
const MONEY_COLUMNS = {
  Price: ({ settlement }) => PRICE[settlement.state],
  Amount: (order) => dollarCell(sumOf(order, ['BEEF', 'PRODUCT']) ?? order.goods),
  Discount: (order) => dollarCell(-(sumOf(order, ['DISCOUNT']) ?? 0)),
  'Delivery Fee': (order) => dollarCell(sumOf(order, ['DELIVERY']) ?? order.shippingFee),
  Processing: (order) => dollarCell(sumOf(order, ['KILL_FEE', 'CUT_AND_WRAP']) ?? order.amount - order.goods),
  'Other Charges': (order) => dollarCell(sumOf(order, ['CHARGE']) ?? 0),
  Total: ({ total }) => dollarCell(total),
  Canceled: (order) => dollarCell(canceledOf(order)),
  Received: (order) => dollarCell(order.settlement.received + returnedOf(order)),
  Returned: (order) => dollarCell(returnedOf(order)),
  Balance: (order) => dollarCell(order.total - canceledOf(order) - order.settlement.received),
  Commission: ({ commissionAmount }) => dollarCell(commissionAmount),
  'Commission Paid': ({ commissionPaid }) => (commissionPaid ? 'Yes' : 'No'),
} satisfies Columns<Money>;

/** Whether the caller may see what the order costs. */
const hasMoney = (order: Order): order is Order & Money => order.total !== undefined;

/** Sums lines that the family pays to the ranch. Null before the order is settled. */
function sumOf({ settlement: { revision } }: Money, kinds: readonly LineKind[]): number | null {
  if (!revision) return null;
  const lines = revision.lines.filter(({ kind, toProcessor }) => !toProcessor && kinds.some((one) => one === kind));
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** What isn't due anymore of an order that was canceled: its total, less what the ranch keeps of the payments. */
const canceledOf = ({ status, total, settlement: { kept } }: Money) =>
  ORDER_STATUS.fromLabel(status) === 'CANCELED' ? total - kept : 0;

const returnedOf = ({ payments }: Money) =>
  payments.reduce((sum, { kind, amount }) => sum + (ORDER_PAYMENT_KIND.fromLabel(kind) === 'REFUND' ? amount : 0), 0);

const ORDER_COLUMNS: Columns<Order> = {
  Order: ({ id }) => id,
  Placed: ({ createdAt }) => createdAt,
  Updated: ({ updatedAt }) => updatedAt,
  Status: ({ status }) => status,
  Type: ({ orderType }) => orderType,
  Items: ({ items }) => items.map(itemCell).join('; '),
  Customer: ({ customer }) => customer.name,
  Email: ({ customer }) => customer.email,
  Phone: ({ customer }) => customer.phone,
  'ZIP Code': ({ customer }) => textCell(customer.zipCode),
  Delivery: ({ shippingMethod }) => shippingMethod,
  Address: ({ shippingAddress }) => shippingAddress,
  ...Object.fromEntries(
    Object.entries(MONEY_COLUMNS).map(([name, cellOf]) => [
      name,
      (order: Order) => (hasMoney(order) ? cellOf(order) : undefined),
    ]),
  ),
  Notes: ({ notes }) => customerNote(notes),
};

/** Returns an item as a cell of a file, in plain letters: '4 lb Ribeye' or '2 x Half Cow'. */
function itemCell({ name, variantName, type, quantity }: Order['items'][number]): string {
  const isCut = ITEM_TYPE.fromLabel(type) === 'SELECT_CUT';
  return `${quantity} ${isCut ? 'lb' : 'x'} ${variantName ? `${name} (${variantName})` : name}`;
}

const RANCH_COLUMNS = {
  Rancher: ({ id }) => id,
  'Ranch Name': ({ ranchName }) => ranchName,
  Approval: ({ approval }) => approval,
  'Signed Up': ({ createdAt }) => createdAt,
  City: ({ city }) => city,
  State: ({ state }) => state,
  'ZIP Code': ({ zipCode }) => textCell(zipCode),
  Website: ({ websiteUrl }) => websiteUrl,
  Contact: ({ contact }) => contact.name,
  Email: ({ contact }) => contact.email,
  Phone: ({ contact }) => contact.phone,
  'Commission Rate': ({ commission }) => commission.rate,
  'Broker Agreement': ({ commission }) => (commission.hasBrokerAgreement ? 'Yes' : 'No'),
  Balance: ({ commission }) => dollarCell(commission.balance),
} satisfies Columns<Ranch>;

const OF_BALANCES = ['Rancher', 'Ranch Name', 'Approval', 'Contact', 'Email', 'Commission Rate', 'Balance'] as const;

const BALANCE_COLUMNS: Columns<Ranch> = Object.fromEntries(OF_BALANCES.map((name) => [name, RANCH_COLUMNS[name]]));

const CUSTOMER_COLUMNS: Columns<Customer> = {
  Customer: ({ id }) => id,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  City: ({ city }) => city,
  State: ({ state }) => state,
  'ZIP Code': ({ zipCode }) => textCell(zipCode),
  'Signed Up': ({ createdAt }) => createdAt,
};

const OF_ORDERS = 'A line for each order; amounts in dollars.';
const OF_RANCHES = 'A line for each ranch; amounts in dollars.';

export const orderTable = table('orders.csv', OF_ORDERS, ORDER_COLUMNS);
export const allOrderTable = table<OrderOfAnyRanch>('orders.csv', OF_ORDERS, {
  ...ORDER_COLUMNS,
  'Ranch Name': ({ rancher }) => rancher.ranchName,
});
export const ranchTable = table<Ranch>('ranchers.csv', OF_RANCHES, RANCH_COLUMNS);
export const balanceTable = table<Ranch>('balances.csv', OF_RANCHES, BALANCE_COLUMNS);
export const customerTable = table('customers.csv', 'A line for each customer.', CUSTOMER_COLUMNS);
