import { orderForm } from '../../rules/orderForm';
import { statusForm } from '../../rules/statusForm';
import type { MutationUpdateOrderStatusArgs, PlaceOrderInput } from '../resolverTypes.generated';
import { csv } from './csv';
import { argumentBody, inDollars, inputBody } from './openapi/inputSchema';
import { parameters } from './openapi/parameters';
import { file } from './openapi/shape';
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
import { orderShape, presentOrder } from './presentOrder';
import { RestFile } from './RestFile';
import { readBoolean } from './readBoolean';
import { readDollars } from './readDollars';
import { readArguments, readInput } from './readInput';
import { ORDER_PARAMETERS, readOrderFilter } from './readOrderFilter';
import { isRecord } from './readValue';
import { listRow, type RestRequest, row } from './row';
import { seesFigures } from './seesFigures';

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

const archived = parameters({ archived: 'Rancher.orders(archived:)' });
const isArchived = ({ query }: RestRequest) => readBoolean('archived', query) ?? false;

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
    present: ({ placeOrder }) => presentOrder(placeOrder),
    answer: ({ placeOrder }) => orderShape(placeOrder),
  }),
  row({
    method: 'POST',
    path: '/orders/:id/status',
    summary: 'Moves an order along.',
    body: argumentBody({
      status: 'Mutation.updateOrderStatus(status:)',
      notes: 'Mutation.updateOrderStatus(notes:)',
    }),
    operation: RestUpdateOrderStatusDocument,
    variables: async (request) => ({
      ...(await readArguments<Omit<MutationUpdateOrderStatusArgs, 'orderId'>>(
        'updateOrderStatus',
        statusForm,
        request.body,
      )),
      orderId: request.params.id!,
      figures: seesFigures(request),
    }),
    present: ({ updateOrderStatus }) => presentOrder(updateOrderStatus),
    answer: ({ updateOrderStatus }) => orderShape(updateOrderStatus),
  }),
  listRow({
    method: 'GET',
    path: '/orders/customer/:id',
    summary: 'The orders of a customer, newest first; for that customer and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: RestCustomerOrdersDocument,
    variables: (request) => ({
      userId: request.params.id!,
      own: request.viewer?.id === Number(request.params.id),
      figures: seesFigures(request),
    }),
    connection: ({ viewer, admin }) => viewer?.orders ?? admin?.orders,
    presentNode: presentOrder,
    answer: orderShape,
  }),
  listRow({
    method: 'GET',
    path: '/orders/rancher/:id',
    summary: 'The orders of a ranch, newest first, with archived=true the archived ones; for its rancher and admins.',
    to: ['OWNER', 'ADMIN'],
    query: archived,
    operation: RestRanchOrdersDocument,
    variables: (request) => ({
      rancherId: request.params.id!,
      archived: isArchived(request),
      figures: seesFigures(request),
    }),
    connection: ({ rancher }) => rancher?.orders,
    presentNode: presentOrder,
    answer: orderShape,
  }),
  listRow({
    method: 'GET',
    path: '/rancher/orders',
    summary: "The orders of the signed-in rancher's ranch, newest first, with archived=true the archived ones.",
    to: ['RANCHER'],
    query: archived,
    operation: RestOwnRanchOrdersDocument,
    variables: (request) => ({ archived: isArchived(request), figures: seesFigures(request) }),
    connection: ({ viewer }) => viewer?.ranch?.orders,
    presentNode: presentOrder,
    answer: orderShape,
  }),
  listRow({
    method: 'GET',
    path: '/rancher/orders.csv',
    summary:
      "The orders of the signed-in rancher's ranch as a table, narrowed by status, orderType, search, from, to and archived, in the order of sort.",
    to: ['RANCHER'],
    attempts: 'export',
    most: 10_000,
    query: ORDER_PARAMETERS,
    operation: RestOrderTableDocument,
    variables: readOrderFilter,
    connection: ({ viewer }) => viewer?.ranch?.orders,
    presentNode: orderCells,
    presentList: (rows) => new RestFile('text/csv', 'orders.csv', csv(ORDER_COLUMNS, rows)),
    answer: () => file('text/csv', 'A line for each order; amounts in dollars.'),
  }),
  listRow({
    method: 'GET',
    path: '/admin/orders',
    summary: 'All orders, newest first.',
    query: parameters({ search: 'Admin.orders(search:)' }),
    operation: RestAllOrdersDocument,
    variables: (request) => ({ search: request.query.search, figures: seesFigures(request) }),
    connection: ({ admin }) => admin.orders,
    presentNode: presentOrder,
    answer: orderShape,
  }),
];
