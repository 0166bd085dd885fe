import { findCustomer } from '../accounts/loadUser';
import type { Context } from '../context';
import { connection } from '../database/reading/page';
import type { Resolvers } from '../resolverTypes.generated';
import { archiveOrder, updateOrderDetails } from './changeOrder';
import { ordersOfCustomer } from './listOrders';
import { notifiedOrder, subscribeToRanchOrders } from './ranchOrderNotices';
import { remindToReorder } from './reorderReminders';

export const orderResolvers: Resolvers = {
  Admin: {
    ordersOfCustomer: async (_, { id, ...page }, context) => {
      const customer = await findCustomer(context, id, ['id', 'userType']);
      return customer && ordersOfCustomer(context, customer.id, { ...page, args: {}, columns: ['id'] });
    },
  },
  Mutation: {
    archiveOrder: async (_, args, context) => archiveOrder(context, args),
    remindToReorder: async (_, args, context) => ({ order: await remindToReorder(context, args) }),
    updateOrderDetails: async (_, args, context) => ({ order: await updateOrderDetails(context, args) }),
  },
  Subscription: {
    ranchOrders: {
      subscribe: (_, __, context) => subscribeToRanchOrders(context),
      resolve: async (orderId: unknown, _: unknown, context: Context) => notifiedOrder(context, orderId),
    },
  },
  OrderConnection: connection,
};
