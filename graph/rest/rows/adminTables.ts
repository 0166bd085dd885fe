import { type Columns, dollarCell, table } from '../present/csv';
import { row } from '../row';
import * as graph from './adminTables.generated';
import { ORDER_COLUMNS } from './orderColumns';

type Ranch = graph.RestRancherTableQuery['admin']['ranchers']['nodes'][number];
type Order = graph.RestAllOrderTableQuery['admin']['orders']['nodes'][number];
type Customer = graph.RestCustomerTableQuery['admin']['customers']['nodes'][number];

/** Amounts are in dollars, rates in percent, times in ISO 8601 and UTC. */
const RANCHER_COLUMNS: Columns<Ranch> = {
  Rancher: ({ id }) => id,
  'Ranch Name': ({ ranchName }) => ranchName,
  Approval: ({ approval }) => approval,
  'Signed Up': ({ createdAt }) => createdAt,
  City: ({ city }) => city,
  State: ({ state }) => state,
  'ZIP Code': ({ zipCode }) => zipCode,
  Website: ({ websiteUrl }) => websiteUrl,
  Contact: ({ contact }) => contact.name,
  Email: ({ contact }) => contact.email,
  Phone: ({ contact }) => contact.phone,
  'Commission Rate': ({ commission }) => commission.rate,
  'Broker Agreement': ({ commission }) => (commission.hasBrokerAgreement ? 'Yes' : 'No'),
  Balance: ({ commission }) => dollarCell(commission.balance),
};

const BALANCE_COLUMNS: Columns<Ranch> = {
  Rancher: ({ id }) => id,
  'Ranch Name': ({ ranchName }) => ranchName,
  Approval: ({ approval }) => approval,
  Contact: ({ contact }) => contact.name,
  Email: ({ contact }) => contact.email,
  'Commission Rate': ({ commission }) => commission.rate,
  Balance: ({ commission }) => dollarCell(commission.balance),
};

const CUSTOMER_COLUMNS: Columns<Customer> = {
  Customer: ({ id }) => id,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  City: ({ city }) => city,
  State: ({ state }) => state,
  'ZIP Code': ({ zipCode }) => zipCode,
  'Signed Up': ({ createdAt }) => createdAt,
};

/** The settings that all admin tables share. */
const adminTable = { to: ['ADMIN'], attempts: 'export', most: 10_000 } as const;

/** The two tables of ranches, with different columns: their profile, and what they owe. */
const ranchTable = {
  ...adminTable,
  operation: graph.RestRancherTableDocument,
  answer: 'admin.ranchers',
} as const;

export const adminTableRows = [
  row('GET /admin/ranchers.csv', {
    ...ranchTable,
    operationId: 'rancherTable',
    summary: 'All ranches as a table, narrowed and sorted as the list of admins.',
    view: table('ranchers.csv', 'A line for each ranch; amounts in dollars.', RANCHER_COLUMNS),
  }),
  row('GET /admin/balances.csv', {
    ...ranchTable,
    operationId: 'balanceTable',
    summary: 'What each ranch owes now as a table, narrowed and sorted as the list of admins.',
    view: table('balances.csv', 'A line for each ranch; amounts in dollars.', BALANCE_COLUMNS),
  }),
  row('GET /admin/orders.csv', {
    ...adminTable,
    summary: 'All orders as a table, narrowed and sorted as the list of admins.',
    operation: graph.RestAllOrderTableDocument,
    answer: 'admin.orders',
    view: table<Order>('orders.csv', 'A line for each order; amounts in dollars.', {
      ...ORDER_COLUMNS,
      'Ranch Name': ({ rancher }) => rancher.ranchName,
    }),
  }),
  row('GET /admin/customers.csv', {
    ...adminTable,
    summary: 'All customers as a table, narrowed and sorted as the list of admins.',
    operation: graph.RestCustomerTableDocument,
    answer: 'admin.customers',
    view: table('customers.csv', 'A line for each customer.', CUSTOMER_COLUMNS),
  }),
];
