import type { Resolvers } from '../resolverTypes.generated';
import { createProduct, deleteProduct, updateProduct } from './changeProduct';

export const productResolvers: Resolvers = {
  Mutation: {
    createProduct: async (_, args, context) => createProduct(context, args),
    updateProduct: async (_, args, context) => updateProduct(context, args),
    deleteProduct: async (_, { id }, context) => deleteProduct(context, id),
  },
};
