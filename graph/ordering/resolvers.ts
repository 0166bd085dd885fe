import type { Resolvers } from '../resolverTypes.generated';
import { confirmPrice } from './confirmPrice';
import { moveOrder } from './moveOrder';
import { moveOrders, undoMoves } from './moveOrders';
import { placeOrder } from './placeOrder';

export const orderingResolvers: Resolvers = {
  Mutation: {
    placeOrder: async (_, args, context) => placeOrder(context, args),
    updateOrderStatus: async (_, args, context) => moveOrder(context, args),
    batchUpdateOrderStatus: async (_, args, context) => moveOrders(context, args),
    undoOrderMoves: async (_, args, context) => undoMoves(context, args),
    cancelOrder: async (_, args, context) => moveOrder(context, { ...args, status: 'CANCELED' }),
    confirmPrice: async (_, args, context) => ({ order: await confirmPrice(context, args) }),
  },
};
