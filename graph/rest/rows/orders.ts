import { orderForm } from '../../../rules/orders/orderForm';
import { statusForm } from '../../../rules/orders/statusForm';
import type { MutationUpdateOrderStatusArgs, PlaceOrderInput } from '../../resolverTypes.generated';
import { inDollars, inputBody } from '../openapi/inputSchema';
import { itemsOf, list, propertyOf } from '../openapi/Schema';
import { table } from '../present/csv';
import { each, view, within } from '../present/view';
import { type RestRequest, seesFigures } from '../read/RestRequest';
import { readDollars } from '../read/readDollars';
import { argumentsOf, readInput } from '../read/readInput';
import { argumentsAt, queryOf } from '../read/readQuery';
import { isRecord } from '../read/readValue';
import { listRow, row } from '../row';
import { ORDER_COLUMNS } from './orderColumns';
import {
  type Rest_orderFragment,
  RestAllOrdersDocument,
  type RestAllOrdersQueryVariables,
  RestCustomerOrdersDocument,
  RestOrderTableDocument,
  type RestOrderTableQueryVariables,
  RestOwnRanchOrdersDocument,
  RestPlaceOrderDocument,
  RestRanchOrdersDocument,
  RestUpdateOrderStatusDocument,
} from './orders.generated';

/** The cart works in dollars, and so does this endpoint, alone with the payment request. */
function orderOf({ body }: RestRequest): Promise<PlaceOrderInput> {
  const { productDetails, shippingFee } = body;
  return readInput<PlaceOrderInput>('PlaceOrderInput', orderForm, {
    ...body,
    productDetails: Array.isArray(productDetails) ? productDetails.map(lineOf) : productDetails,
    shippingFee: readDollars(shippingFee, 'shippingFee'),
  });
}

function lineOf(line: unknown, index: number): unknown {
  return isRecord(line) ? { ...line, price: readDollars(line.price, `productDetails[${index}].price`) } : line;
}

const move = argumentsOf<Omit<MutationUpdateOrderStatusArgs, 'orderId'>>('updateOrderStatus', statusForm);

/** The filters of the orders screen. */
const filter = queryOf<Omit<RestOrderTableQueryVariables, 'first' | 'after'>>(
  argumentsAt('Rancher.orders', 'status', 'orderType', 'search', 'from', 'to', 'archived', 'sort'),
);

const search = queryOf<Pick<RestAllOrdersQueryVariables, 'search'>>(argumentsAt('Admin.orders', 'search'));

/** What narrows and orders the list of a ranch's orders, in the words of a summary. */
const NARROWED = 'narrowed by status, orderType, search, from, to and archived, in the order of sort';

/** Customers, who may call off what they ordered, are not told what the platform takes of it. */
const seesCommission = (request: RestRequest) => request.viewer?.userType !== 'CUSTOMER' && seesFigures(request);

/** An order as REST has it: flat ids, lines as `productDetails`, amounts in cents. */
const order = view<Rest_orderFragment>(
  ({ properties = {} }) => ('commissionAmount' in properties ? 'SoldOrder' : 'Order'),
  {
    fields: {
      customerId: 'customer.id',
      rancherId: 'rancher.id',
      orderAmount: 'amount',
      productDetails: 'items',
      rancher: within(
        'rancher',
        view<Rest_orderFragment['rancher']>(null, { fields: { user: 'contact' }, without: ['contact'] }),
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
  row({
    method: 'POST',
    path: '/orders',
    summary: 'Sends an order request; prices in dollars. Idempotency-Key makes it safe to send again.',
    status: 201,
    names: { idempotencyKey: 'Idempotency-Key' },
    body: inDollars(inputBody('PlaceOrderInput'), 'productDetails.[].price', 'shippingFee'),
    operation: RestPlaceOrderDocument,
    variables: async (request) => ({ input: await orderOf(request), idempotencyKey: request.idempotencyKey }),
    answer: 'placeOrder',
    view: order,
  }),
  row({
    method: 'POST',
    path: '/orders/:id/status',
    summary: "Moves an order along, or calls it off with 'Canceled': as a customer while it is Pending.",
    to: ['CUSTOMER', 'RANCHER', 'ADMIN'],
    body: move.body,
    operation: RestUpdateOrderStatusDocument,
    variables: async (request) => {
      const { status, notes } = await move.variables(request);
      return { orderId: request.id, status, notes, cancels: status === 'CANCELED', figures: seesCommission(request) };
    },
    answer: ['updateOrderStatus', 'cancelOrder'],
    view: order,
  }),
  listRow({
    method: 'GET',
    path: '/orders/customer/:id',
    summary: 'The orders of a customer, newest first; for that customer and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: RestCustomerOrdersDocument,
    variables: (request) => ({
      userId: request.id,
      own: request.viewer?.id === Number(request.id),
      figures: seesFigures(request),
    }),
    list: ['viewer.orders', 'admin.ordersOfCustomer'],
    view: each(order),
  }),
  listRow({
    method: 'GET',
    path: '/orders/rancher/:id',
    summary: `The orders of a ranch, ${NARROWED}; for its rancher and admins.`,
    to: ['OWNER', 'ADMIN'],
    query: filter.query,
    operation: RestRanchOrdersDocument,
    variables: (request) => ({ ...filter.variables(request), rancherId: request.id, figures: seesFigures(request) }),
    list: 'rancher.orders',
    view: each(order),
  }),
  listRow({
    method: 'GET',
    path: '/rancher/orders',
    summary: `The orders of the signed-in rancher's ranch, ${NARROWED}.`,
    to: ['RANCHER'],
    query: filter.query,
    operation: RestOwnRanchOrdersDocument,
    variables: (request) => ({ ...filter.variables(request), figures: seesFigures(request) }),
    list: 'viewer.ranch.orders',
    view: each(order),
  }),
  listRow({
    method: 'GET',
    path: '/rancher/orders.csv',
    summary: `The orders of the signed-in rancher's ranch as a table, ${NARROWED}.`,
    to: ['RANCHER'],
    attempts: 'export',
    most: 10_000,
    operation: RestOrderTableDocument,
    ...filter,
    list: 'viewer.ranch.orders',
    view: table('orders.csv', 'A line for each order; amounts in dollars.', ORDER_COLUMNS),
  }),
  listRow({
    method: 'GET',
    path: '/admin/orders',
    summary: 'All orders, newest first.',
    query: search.query,
    operation: RestAllOrdersDocument,
    variables: (request) => ({ ...search.variables(request), figures: seesFigures(request) }),
    list: 'admin.orders',
    view: each(order),
  }),
];
