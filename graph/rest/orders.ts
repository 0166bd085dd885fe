import { toCents } from '../../rules/money';
import { badInput } from '../errors';
import type { MutationUpdateOrderStatusArgs, PlaceOrderInput } from '../resolverTypes.generated';
import {
  RestAllOrdersDocument,
  RestCustomerOrdersDocument,
  RestPlaceOrderDocument,
  RestRanchOrdersDocument,
  RestUpdateOrderStatusDocument,
} from './orders.generated';
import { presentOrder } from './presentOrder';
import { readArguments, readInput } from './readInput';
import { listRow, type RestRequest, row } from './row';

type Connection = {
  nodes: Parameters<typeof presentOrder>[0][];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

const presented = (orders: Connection | null | undefined) =>
  orders && { ...orders, nodes: orders.nodes.map(presentOrder) };

/** The cart works in dollars, and so does this endpoint, alone with the payment request. */
function orderOf({ body }: RestRequest): PlaceOrderInput {
  const { productDetails, shippingFee, ...order } = body;
  const lines = Array.isArray(productDetails) ? productDetails.map(lineOf) : [];
  return readInput<PlaceOrderInput>('PlaceOrderInput', { ...order, productDetails: lines });
}

function lineOf(line: Record<string, unknown>, index: number): Record<string, unknown> {
  const { price, ...rest } = line;
  if (price === undefined || price === null) return rest;
  const dollars = Number(price);
  const path = `productDetails[${index}].price`;
  if (!Number.isFinite(dollars) || dollars < 0) throw badInput({ [path]: `${path} must be an amount in dollars` });
  return { ...rest, price: toCents(dollars) };
}

const isOwnId = ({ viewer, params }: RestRequest) => String(viewer?.id) === params.userId;
const isOwnRanch = ({ viewer, params }: RestRequest) => viewer !== null && String(viewer.ranchId) === params.rancherId;

export const orderRows = [
  row({
    method: 'POST',
    path: '/orders',
    summary: 'Sends an order request; prices in dollars. Idempotency-Key makes it safe to send again.',
    status: 201,
    operation: RestPlaceOrderDocument,
    variables: (request) => ({ input: orderOf(request), idempotencyKey: request.idempotencyKey }),
    present: ({ placeOrder }) => presentOrder(placeOrder),
  }),
  row({
    method: 'POST',
    path: '/orders/:id/status',
    summary: 'Moves an order along.',
    operation: RestUpdateOrderStatusDocument,
    variables: ({ params, body }) => ({
      ...readArguments<Pick<MutationUpdateOrderStatusArgs, 'status' | 'notes'>>('updateOrderStatus', body),
      orderId: params.id!,
    }),
    present: ({ updateOrderStatus }) => presentOrder(updateOrderStatus),
  }),
  listRow({
    method: 'GET',
    path: '/orders/customer/:userId',
    summary: 'The orders of a customer, newest first; for that customer and admins.',
    operation: RestCustomerOrdersDocument,
    variables: (request) => ({ userId: request.params.userId!, own: isOwnId(request), first: 0 }),
    connection: ({ viewer, admin }) => presented(viewer?.orders ?? admin?.orders),
  }),
  listRow({
    method: 'GET',
    path: '/orders/rancher/:rancherId',
    summary: 'The orders of a ranch, newest first; for its rancher and admins.',
    operation: RestRanchOrdersDocument,
    variables: (request) => ({ rancherId: request.params.rancherId!, own: isOwnRanch(request), first: 0 }),
    connection: ({ viewer, admin }) => presented(viewer?.ranch?.orders ?? admin?.orders),
  }),
  listRow({
    method: 'GET',
    path: '/rancher/orders',
    summary: "The orders of the signed-in rancher's ranch, newest first.",
    operation: RestRanchOrdersDocument,
    variables: () => ({ rancherId: '0', own: true, first: 0 }),
    connection: ({ viewer }) => presented(viewer?.ranch?.orders),
  }),
  listRow({
    method: 'GET',
    path: '/admin/orders',
    summary: 'All orders, newest first.',
    operation: RestAllOrdersDocument,
    variables: ({ query }) => ({ search: query.search, first: 0 }),
    connection: ({ admin }) => presented(admin.orders),
  }),
];
