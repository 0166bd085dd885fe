import { type FieldPolicy, InMemoryCache, type TypePolicies } from '@apollo/client';
import { connection } from './connection';

/** A record that a list has brought already is there at once when its page asks for it by id. */
const known = (typename: string): FieldPolicy => ({
  read: (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: args?.id }) : existing,
});

const typePolicies: TypePolicies = {
  Query: {
    fields: { ranchers: connection, rancher: known('Rancher'), order: known('Order'), admin: { merge: true } },
  },
  Admin: {
    fields: {
      ranchers: connection,
      orders: connection,
      customers: connection,
      feedback: connection,
      audit: connection,
      mails: connection,
    },
  },
  User: {
    fields: {
      orders: connection,
      orderCounts: { merge: true },
      favorites: { merge: false },
      apiTokens: { merge: false },
      webhooks: { merge: false },
    },
  },
  Webhook: { fields: { deliveries: connection } },
  Rancher: {
    fields: {
      // A ranch is as far from one ZIP code as it is: each list keeps its own, and who asks from nowhere gets none.
      distanceMiles: {
        keyArgs: (_args, { variables }) => String(variables?.filter?.near?.zipCode ?? ''),
        read: (miles = null) => miles,
      },
      orders: connection,
      orderCounts: { merge: true },
      contact: { merge: true },
      commission: { merge: true },
      products: { merge: false },
    },
  },
  CustomProduct: { fields: { variants: { merge: false } } },
  Commission: { fields: { transactions: connection } },
  // Its id is the user's, its name and phone are those of one order.
  OrderCustomer: { keyFields: false },
  Order: { fields: { customer: { merge: true } } },
};

const possibleTypes = { Product: ['CustomProduct', 'BeefBox', 'SelectCut'] };

export const createCache = () => new InMemoryCache({ typePolicies, possibleTypes });
