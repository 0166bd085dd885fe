import type { GraphQLResolveInfo } from 'graphql';
import { nextStatusesFor } from '../../rules/orderStatus';
import { loadUser } from '../accounts/loadUser';
import { type Context, signedIn } from '../context';
import { connection } from '../database/page';
import { columnsOf, nodeColumnsOf } from '../database/projection';
import { loadRancher } from '../ranchers/findRancher';
import { rancherProjection } from '../ranchers/Rancher';
import type { Resolvers } from '../resolverTypes.generated';
import { archiveOrder } from './archiveOrder';
import { countOrdersOfCustomer } from './countOrders';
import { findOrder } from './findOrder';
import { heardOrder, hearRanchOrders } from './hearRanchOrders';
import { allOrders, ordersOfCustomer } from './listOrders';
import { itemsOfOrder, statusUpdatesOfOrder } from './loadOrderParts';
import { moveOrder } from './moveOrder';
import { orderProjection } from './Order';
import { placeOrder } from './placeOrder';
import { actorOn } from './visibleOrders';

const placeColumns = ['id', 'city', 'state'];

export const orderResolvers: Resolvers = {
  Query: {
    order: async (_, { id }, context, info) => findOrder(context, id, columnsOf(info, orderProjection)),
  },
  Admin: {
    orders: async (_, args, context, info) => allOrders(context, args, nodeColumnsOf(info, orderProjection)),
  },
  User: {
    orderCounts: async ({ id }, _, context) => countOrdersOfCustomer(context, id),
    orders: async ({ id }, { first, after, status }, context, info) =>
      ordersOfCustomer(context, id, { args: { status }, first, after, columns: nodeColumnsOf(info, orderProjection) }),
  },
  Mutation: {
    placeOrder: async (_, args, context) => placeOrder(context, args),
    updateOrderStatus: async (_, args, context) => moveOrder(context, args),
    cancelOrder: async (_, args, context) => moveOrder(context, { ...args, status: 'CANCELED' }),
    archiveOrder: async (_, args, context) => archiveOrder(context, args),
  },
  Subscription: {
    ranchOrders: {
      subscribe: (_, __, context) => hearRanchOrders(context),
      resolve: async (orderId: unknown, _: unknown, context: Context, info: GraphQLResolveInfo) =>
        heardOrder(context, orderId, columnsOf(info, orderProjection)),
    },
  },
  Order: {
    rancher: async ({ rancherId }, _, context, info) =>
      (await loadRancher(context, rancherId, columnsOf(info, rancherProjection)))!,
    customer: (order) => order,
    items: async ({ id }, _, context) => itemsOfOrder(context, id),
    statusUpdates: async ({ id }, _, context) => statusUpdatesOfOrder(context, id),
    nextStatuses: (order, _, context) => {
      const actor = actorOn(order, signedIn(context));
      return actor ? nextStatusesFor(order.status, actor) : [];
    },
    archived: ({ archivedAt }) => archivedAt !== null,
  },
  OrderCustomer: {
    id: ({ customerId }) => customerId,
    name: ({ customerName }) => customerName,
    email: ({ customerEmail }) => customerEmail,
    phone: ({ customerPhone }) => customerPhone,
    zipCode: ({ customerZip }) => customerZip,
    city: async ({ customerId }, _, context) => (await loadUser(context, customerId, placeColumns))!.city,
    state: async ({ customerId }, _, context) => (await loadUser(context, customerId, placeColumns))!.state,
  },
  OrderConnection: connection,
};
