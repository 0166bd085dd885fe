import { type FieldPolicy, InMemoryCache, type TypePolicies } from '@apollo/client';
import { connectionFields, possibleTypes } from './cacheTypes.generated';

const concat = (before: readonly unknown[] | undefined, after: readonly unknown[] | undefined) =>
  after && [...(before ?? []), ...after];

/** Caches a list that loads page by page. Rows `after` a cursor are appended. Other arguments start a separate list. */
const connection: FieldPolicy<{ edges?: readonly unknown[]; nodes?: readonly unknown[] }> = {
  keyArgs: (args) => {
    const { first: _first, after: _after, ...listArgs } = args ?? {};
    return JSON.stringify(listArgs);
  },
  merge: (existing, incoming, { args }) =>
    args?.after && existing
      ? {
          ...incoming,
          edges: concat(existing.edges, incoming.edges),
          nodes: concat(existing.nodes, incoming.nodes),
        }
      : // A query for only the count keeps the loaded pages.
        { ...(incoming.nodes || incoming.edges ? {} : existing), ...incoming },
};

/** Lets a page read a record by id from the cache if a list has loaded it. */
const byId = (typename: string): FieldPolicy => ({
  read: (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: args?.id }) : existing,
});

/** Merges an animal's cut sheets by their sides, since some screens query fewer fields than others. */
const cutSheets: FieldPolicy<{ sides: readonly number[] }[]> = {
  merge: (existing = [], incoming, { mergeObjects }) =>
    incoming.map((sheet) => {
      const cached = existing.find(({ sides }) => sides.join() === sheet.sides.join());
      return cached ? mergeObjects(cached, sheet) : sheet;
    }),
};

const typePolicies: TypePolicies = {
  Query: {
    fields: { rancher: byId('Rancher'), order: byId('Order'), claim: byId('Claim'), admin: { merge: true } },
  },
  User: {
    fields: {
      orderCounts: { merge: true },
      favorites: { merge: false },
      mailChoices: { merge: false },
      apiTokens: { merge: false },
      webhooks: { merge: false },
    },
  },
  Rancher: {
    fields: {
      // Caches the distance per ZIP code, which is an argument of the field or of the list around it. Reads null if not cached.
      distanceMiles: {
        keyArgs: (args, { variables }) => String(args?.zipCode ?? variables?.filter?.near?.zipCode ?? ''),
        read: (miles = null) => miles,
      },
      orderCounts: { merge: true },
      contact: { merge: true },
      commission: { merge: true },
      products: { merge: false },
      processorDoors: { merge: false },
      processors: { merge: false },
      line: { merge: true },
      receivableFigures: { merge: true },
      salesByMonth: { merge: false },
      customerPlaces: { merge: false },
    },
  },
  // An animal's four places have no ids, so they're replaced together.
  Animal: { fields: { places: { merge: false }, cutSheets } },
  Claim: { fields: { places: { merge: false }, cutSheet: { merge: true }, livePurchase: { merge: true } } },
  CustomProduct: { fields: { variants: { merge: false } } },
  // The id is the user's, but the name and phone belong to one order, so customers aren't merged by their id.
  OrderCustomer: { keyFields: false },
  Order: { fields: { customer: { merge: true }, settlement: { merge: true } } },
  Settlement: { fields: { quote: { merge: true } } },
};

/** The policies of every paged list in the schema. */
const connections: TypePolicies = Object.fromEntries(
  Object.entries(connectionFields).map(([type, names]) => [
    type,
    { fields: Object.fromEntries(names.map((name) => [name, connection])) },
  ]),
);

export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: connections, possibleTypes });
  cache.policies.addTypePolicies(typePolicies);
  return cache;
}
