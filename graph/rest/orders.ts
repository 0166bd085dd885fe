import { orderForm } from '../../rules/orderForm';
import { statusForm } from '../../rules/statusForm';
import type { MutationUpdateOrderStatusArgs, PlaceOrderInput } from '../resolverTypes.generated';
import { type Cell, csv } from './csv';
import { ORDER_COLUMNS, orderCells } from './orderCells';
import {
  RestAllOrdersDocument,
  RestCustomerOrdersDocument,
  RestOrderTableDocument,
  RestOwnRanchOrdersDocument,
  RestPlaceOrderDocument,
  RestRanchOrdersDocument,
  RestUpdateOrderStatusDocument,
} from './orders.generated';
import { presentOrder } from './presentOrder';
import { readDollars } from './readDollars';
import { readArguments, readInput } from './readInput';
import { readOrderFilter } from './readOrderFilter';
import { isRecord } from './readValue';
import { listRow, RestFile, type RestRequest, row } from './row';

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

const isArchived = ({ query }: RestRequest) => query.archived === 'true';

export const orderRows = [
  row({
    method: 'POST',
    path: '/orders',
    summary: 'Sends an order request; prices in dollars. Idempotency-Key makes it safe to send again.',
    status: 201,
    names: { idempotencyKey: 'Idempotency-Key' },
    operation: RestPlaceOrderDocument,
    variables: async (request) => ({ input: await orderOf(request), idempotencyKey: request.idempotencyKey }),
    present: ({ placeOrder }) => presentOrder(placeOrder),
  }),
  row({
    method: 'POST',
    path: '/orders/:id/status',
    summary: 'Moves an order along.',
    operation: RestUpdateOrderStatusDocument,
    variables: async ({ params, body }) => ({
      ...(await readArguments<Omit<MutationUpdateOrderStatusArgs, 'orderId'>>('updateOrderStatus', statusForm, body)),
      orderId: params.id!,
    }),
    present: ({ updateOrderStatus }) => presentOrder(updateOrderStatus),
  }),
  listRow({
    method: 'GET',
    path: '/orders/customer/:userId',
    summary: 'The orders of a customer, newest first; for that customer and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: RestCustomerOrdersDocument,
    variables: ({ params, viewer }) => ({ userId: params.userId!, own: viewer?.id === Number(params.userId) }),
    connection: ({ viewer, admin }) => viewer?.orders ?? admin?.orders,
    presentNode: presentOrder,
  }),
  listRow({
    method: 'GET',
    path: '/orders/rancher/:rancherId',
    summary: 'The orders of a ranch, newest first, with archived=true the archived ones; for its rancher and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: RestRanchOrdersDocument,
    variables: (request) => ({ rancherId: request.params.rancherId!, archived: isArchived(request) }),
    connection: ({ rancher }) => rancher?.orders,
    presentNode: presentOrder,
  }),
  listRow({
    method: 'GET',
    path: '/rancher/orders',
    summary: "The orders of the signed-in rancher's ranch, newest first, with archived=true the archived ones.",
    to: ['RANCHER'],
    operation: RestOwnRanchOrdersDocument,
    variables: (request) => ({ archived: isArchived(request) }),
    connection: ({ viewer }) => viewer?.ranch?.orders,
    presentNode: presentOrder,
  }),
  listRow({
    method: 'GET',
    path: '/rancher/orders.csv',
    summary:
      "The orders of the signed-in rancher's ranch as a table, narrowed by status, orderType, search, from, to and archived, in the order of sort.",
    to: ['RANCHER'],
    attempts: 'export',
    most: 10_000,
    operation: RestOrderTableDocument,
    variables: readOrderFilter,
    connection: ({ viewer }) => viewer?.ranch?.orders,
    presentNode: orderCells,
    presentList: (rows) => new RestFile('text/csv', 'orders.csv', csv(ORDER_COLUMNS, rows as Cell[][])),
  }),
  listRow({
    method: 'GET',
    path: '/admin/orders',
    summary: 'All orders, newest first.',
    operation: RestAllOrdersDocument,
    variables: ({ query }) => ({ search: query.search }),
    connection: ({ admin }) => admin.orders,
    presentNode: presentOrder,
  }),
];
