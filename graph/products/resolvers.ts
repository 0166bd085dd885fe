import type { Resolvers } from '../resolverTypes.generated';
import { createProduct, deleteProduct, updateProduct } from './changeProduct';
import { variantsOf } from './loadProducts';

const typeOf = { CUSTOM: 'CustomProduct', BEEF_BOX: 'BeefBox', SELECT_CUT: 'SelectCut' } as const;

export const productResolvers: Resolvers = {
  Mutation: {
    createProduct: async (_, args, context) => createProduct(context, args),
    updateProduct: async (_, args, context) => updateProduct(context, args),
    deleteProduct: async (_, { id }, context) => deleteProduct(context, id),
  },
  Product: {
    __resolveType: ({ kind }) => typeOf[kind],
  },
  CustomProduct: {
    variants: async ({ id }, _, context) => variantsOf(context, id),
  },
  SelectCut: {
    cut: ({ cut, name }) => cut ?? name,
    pricePerPound: ({ price }) => price,
  },
};
