import { findCustomer } from '../accounts/loadUser';
import type { Context } from '../context';
import { mustExist } from '../database/mustExist';
import { connection } from '../database/reading/page';
import type { Resolvers } from '../resolverTypes.generated';
import { archiveOrder, updateOrderDetails } from './changeOrder';
import { confirmPrice } from '../ordering/confirmPrice';
import { loadOrder } from './findOrder';
import { ordersOfCustomer } from './listOrders';
import { moveOrder } from '../ordering/moveOrder';
import { moveOrders, undoMoves } from '../ordering/moveOrders';
import { placeOrder } from '../ordering/placeOrder';
import { notifiedOrder, subscribeToRanchOrders } from './ranchOrderNotices';
import { headlineOf } from '../story/readStory';
import { remindToReorder } from './reorderReminders';

export const orderResolvers: Resolvers = {
  Admin: {
    ordersOfCustomer: async (_, { id, ...page }, context) => {
      const customer = await findCustomer(context, id, ['id', 'userType']);
      return customer && ordersOfCustomer(context, customer.id, { ...page, args: {}, columns: ['id'] });
    },
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
      resolve: async (orderId: unknown, _: unknown, context: Context) => notifiedOrder(context, orderId),
    },
  },
  Order: {
    headline: async ({ id }, _, context) => headlineOf(context, mustExist(await loadOrder(context, id, ['*']))),
  },
  OrderConnection: connection,
};
