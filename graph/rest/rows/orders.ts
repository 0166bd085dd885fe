import { orderForm } from '../../../rules/orders/orderForm';
import { statusForm } from '../../../rules/orders/statusForm';
import { itemsOf, list, propertyOf } from '../openapi/Schema';
import { table } from '../present/csv';
import { each, view, within } from '../present/view';
import { inDollars } from '../read/inDollars';
import { row } from '../row';
import { ORDER_COLUMNS } from './orderColumns';
import * as graph from './orders.generated';

/** The part of a summary about the filters and the order of a ranch's orders. */
const NARROWED = 'narrowed by status, orderType, search, from, to and archived, in the order of sort';

/** An order in REST: flat ids, lines as `productDetails`, amounts in cents. */
const order = view<graph.Rest_orderFragment>(
  ({ properties = {} }) => ('commissionAmount' in properties ? 'SoldOrder' : 'Order'),
  {
    fields: {
      customerId: 'customer.id',
      rancherId: 'rancher.id',
      orderAmount: 'amount',
      productDetails: 'items',
      rancher: within(
        'rancher',
        view<graph.Rest_orderFragment['rancher']>(null, { fields: { user: 'contact' }, without: ['contact'] }),
      ),
      statusUpdates: {
        present: ({ id, statusUpdates }) => statusUpdates.map((update) => ({ ...update, orderId: id })),
        describe: (schema) => {
          const update = itemsOf(propertyOf(schema, 'statusUpdates'));
          const properties = { ...update.properties, orderId: propertyOf(schema, 'id') };
          return list({ type: 'object', properties, required: Object.keys(properties) });
        },
      },
    },
    without: ['items', 'amount'],
  },
);

export const orderRows = [
  row('POST /orders', {
    summary: 'Sends an order request; prices in dollars. Idempotency-Key makes it safe to send again.',
    status: 201,
    operation: graph.RestPlaceOrderDocument,
    form: orderForm,
    body: inDollars('productDetails.[].price', 'shippingFee'),
    view: order,
  }),
  row('POST /orders/:id/status', {
    summary: "Moves an order along, or calls it off with 'Canceled': as a customer while it is Pending.",
    to: ['CUSTOMER', 'RANCHER', 'ADMIN'],
    operation: graph.RestUpdateOrderStatusDocument,
    form: statusForm,
    variables: { cancels: (_request, { status }) => status === 'CANCELED' },
    view: order,
  }),
  row('GET /orders/customer/:id', {
    summary: 'The orders of a customer, newest first; for that customer and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: graph.RestCustomerOrdersDocument,
    variables: { own: ({ viewer, id }) => viewer?.id === Number(id) },
    answer: ['viewer.orders', 'admin.ordersOfCustomer'],
    view: each(order),
  }),
  row('GET /orders/rancher/:id', {
    summary: `The orders of a ranch, ${NARROWED}; for its rancher and admins.`,
    to: ['OWNER', 'ADMIN'],
    operation: graph.RestRanchOrdersDocument,
    answer: 'rancher.orders',
    view: each(order),
  }),
  row('GET /rancher/orders', {
    summary: `The orders of the signed-in rancher's ranch, ${NARROWED}.`,
    to: ['RANCHER'],
    operation: graph.RestOwnRanchOrdersDocument,
    answer: 'viewer.ranch.orders',
    view: each(order),
  }),
  row('GET /rancher/orders.csv', {
    summary: `The orders of the signed-in rancher's ranch as a table, ${NARROWED}.`,
    to: ['RANCHER'],
    attempts: 'export',
    most: 10_000,
    operation: graph.RestOrderTableDocument,
    answer: 'viewer.ranch.orders',
    view: table('orders.csv', 'A line for each order; amounts in dollars.', ORDER_COLUMNS),
  }),
  row('GET /admin/orders', {
    summary: 'All orders, newest first.',
    operation: graph.RestAllOrdersDocument,
    answer: 'admin.orders',
    view: each(order),
  }),
];
