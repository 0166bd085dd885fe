import type { GraphQLResolveInfo } from 'graphql';
import { hasAnyDuty } from '../../rules/accounts/duties';
import { customerNote } from '../../rules/orders/estimateNote';
import { nextStatusesFor } from '../../rules/orders/orderStatus';
import { findCustomer, loadUser } from '../accounts/loadUser';
import { loadHasEarlyShare } from '../claims/earlyShares';
import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { connection } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import { resolveRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import { archiveOrder, updateOrderDetails } from './changeOrder';
import { confirmPrice } from './confirmPrice';
import { countOrdersOfCustomer } from './countOrders';
import { findOrder, itemsOfOrder, loadOrder, statusUpdatesOfOrder } from './findOrder';
import { allOrders, lateOrders, ordersOfCustomer } from './listOrders';
import { moveOrder } from './moveOrder';
import { moveOrders, undoMoves } from './moveOrders';
import { type OrderRow, type OrderStatusUpdateRow, orderProjection } from './Order';
import { placeOrder } from './placeOrder';
import { notifiedOrder, subscribeToRanchOrders } from './ranchOrderNotices';
import { customerPlaces, salesByMonth } from './ranchSales';
import { headlineOf } from './readStory';
import { remindToReorder, reorderReminderOf } from './reorderReminders';
import { moverOf } from './visibleOrders';

export const orderResolvers: Resolvers = {
  Query: {
    order: async (_, { id }, context, info) => findOrder(context, id, columnsOf(info, orderProjection)),
  },
  Admin: {
    orders: async (_, args, context, info) => allOrders(context, args, nodeColumnsOf(info, orderProjection)),
    lateOrders: async (_, args, context, info) => lateOrders(context, args, nodeColumnsOf(info, orderProjection)),
    ordersOfCustomer: async (_, { id, ...page }, context, info) => {
      const customer = await findCustomer(context, id, ['id', 'userType']);
      const columns = nodeColumnsOf(info, orderProjection);
      return customer && ordersOfCustomer(context, customer.id, { ...page, args: {}, columns });
    },
  },
  User: {
    orderCounts: async ({ id }, _, context) => countOrdersOfCustomer(context, id),
    orders: async ({ id }, { first, after, last, before, ...args }, context, info) =>
      ordersOfCustomer(context, id, {
        args,
        first,
        after,
        last,
        before,
        columns: nodeColumnsOf(info, orderProjection),
      }),
  },
  Rancher: {
    salesByMonth: async ({ id }, _, context) => salesByMonth(context, id),
    customerPlaces: async ({ id }, _, context) => customerPlaces(context, id),
  },
  Mutation: {
    placeOrder: async (_, args, context) => placeOrder(context, args),
    updateOrderStatus: async (_, args, context) => moveOrder(context, args),
    batchUpdateOrderStatus: async (_, args, context) => moveOrders(context, args),
    undoOrderMoves: async (_, args, context) => undoMoves(context, args),
    cancelOrder: async (_, args, context) => moveOrder(context, { ...args, status: 'CANCELED' }),
    archiveOrder: async (_, args, context) => archiveOrder(context, args),
    remindToReorder: async (_, args, context) => ({ order: await remindToReorder(context, args) }),
    updateOrderDetails: async (_, args, context) => ({ order: await updateOrderDetails(context, args) }),
    confirmPrice: async (_, args, context) => ({ order: await confirmPrice(context, args) }),
  },
  Subscription: {
    ranchOrders: {
      subscribe: (_, __, context) => subscribeToRanchOrders(context),
      resolve: async (orderId: unknown, _: unknown, context: Context, info: GraphQLResolveInfo) =>
        notifiedOrder(context, orderId, columnsOf(info, orderProjection)),
    },
  },
  Order: {
    rancher: async (order, args, context, info) =>
      order.placedWith?.ranch ?? resolveRancher(order, args, context, info),
    customer: (order) => order,
    items: async ({ id, placedWith }, _, context) => placedWith?.items ?? itemsOfOrder(context, id),
    statusUpdates: async ({ id, placedWith }, _, context) =>
      placedWith?.statusUpdates ?? statusUpdatesOfOrder(context, id),
    nextStatuses: async (order, _, context) => {
      const actor = moverOf(order, signedIn(context));
      if (!actor) return [];
      const canFulfill = nextStatusesFor(order.status, actor).includes('FULFILLED');
      return nextStatusesFor(order.status, actor, canFulfill && (await loadHasEarlyShare(context, order.id)));
    },
    reorderReminderAt: async (order, _, context) => reorderReminderOf(context, order),
    headline: async (order, _, context) => headlineOf(context, order),
    archived: ({ archivedAt }) => archivedAt !== null,
    total: ({ amount, shippingFee, settledTotal }) => settledTotal ?? amount + shippingFee,
    notes: ({ notes }, _, { viewer }) => (!viewer || hasAnyDuty(viewer, ['MONEY']) ? notes : customerNote(notes)),
    customerNotes: ({ notes }) => customerNote(notes),
  },
  OrderStatusUpdate: {
    moverName: async (update, _, context) => nameOfMover(context, update),
  },
  OrderItem: {
    total: ({ price, quantity }) => price * quantity,
  },
  OrderCustomer: {
    id: ({ customerId }) => customerId,
    name: ({ customerName }) => customerName,
    email: ({ customerEmail }) => customerEmail,
    phone: ({ customerPhone }) => customerPhone,
    zipCode: ({ customerZip }) => customerZip,
    city: async (order, _, context) => (await accountPlace(context, order)).city,
    state: async (order, _, context) => (await accountPlace(context, order)).state,
  },
  OrderConnection: connection,
};

/** Returns the name of the person at the ranch who moved an order. Null for everyone but the ranch and admins. */
async function nameOfMover(
  context: Context,
  { orderId, movedBy, moverId }: OrderStatusUpdateRow,
): Promise<string | null> {
  if (movedBy !== 'RANCH' || moverId === null) return null;
  const { userType, ranchId } = signedIn(context);
  const order = await loadOrder(context, orderId, ['id', 'rancherId']);
  const maySee = userType === 'ADMIN' || order?.rancherId === ranchId;
  return maySee ? ((await loadUser(context, moverId, ['id', 'name']))?.name ?? null) : null;
}

/** Returns the city and state of the customer's account, since an order has only a ZIP code. */
async function accountPlace(context: Context, { customerId, placedWith }: OrderRow) {
  return placedWith?.customerPlace ?? mustExist(await loadUser(context, customerId, ['id', 'city', 'state']));
}
