import { type FieldPolicy, InMemoryCache, type TypePolicies } from '@apollo/client';
import { connectionFields, possibleTypes } from './cacheTypes.generated';

interface Page {
  edges?: readonly unknown[];
  nodes?: readonly unknown[];
}

const joined = (before: readonly unknown[] | undefined, after: readonly unknown[] | undefined) =>
  after && [...(before ?? []), ...after];

/** A list that loads page by page. Rows `after` a cursor are appended. Other arguments make another list. */
const connection: FieldPolicy<Page> = {
  keyArgs: (args) => {
    const { first: _first, after: _after, ...narrowing } = args ?? {};
    return JSON.stringify(narrowing);
  },
  merge: (existing, incoming, { args }) =>
    args?.after && existing
      ? {
          ...incoming,
          edges: joined(existing.edges, incoming.edges),
          nodes: joined(existing.nodes, incoming.nodes),
        }
      : // A query may ask for the count alone, which keeps the loaded pages.
        { ...(incoming.nodes || incoming.edges ? {} : existing), ...incoming },
};

/** Lets a page read a record by id from the cache if a list has loaded it. */
const known = (typename: string): FieldPolicy => ({
  read: (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: args?.id }) : existing,
});

/** The sheets of an animal, each known by its sides. One screen shows less of them than another. */
const cutSheets: FieldPolicy<{ sides: readonly number[] }[]> = {
  merge: (existing = [], incoming, { mergeObjects }) =>
    incoming.map((sheet) => {
      const before = existing.find(({ sides }) => sides.join() === sheet.sides.join());
      return before ? mergeObjects(before, sheet) : sheet;
    }),
};

const typePolicies: TypePolicies = {
  Query: {
    fields: { rancher: known('Rancher'), order: known('Order'), claim: known('Claim'), admin: { merge: true } },
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
      // Each ZIP code has its own distance: the field's, else the list's. A query without one gets none.
      distanceMiles: {
        keyArgs: (args, { variables }) => String(args?.zipCode ?? variables?.filter?.near?.zipCode ?? ''),
        read: (miles = null) => miles,
      },
      orderCounts: { merge: true },
      contact: { merge: true },
      commission: { merge: true },
      products: { merge: false },
      processors: { merge: false },
      line: { merge: true },
      receivableFigures: { merge: true },
      salesByMonth: { merge: false },
      customerPlaces: { merge: false },
    },
  },
  // Places have no ids, so all four are replaced together.
  Animal: { fields: { places: { merge: false }, cutSheets } },
  Claim: { fields: { places: { merge: false }, cutSheet: { merge: true }, livePurchase: { merge: true } } },
  CustomProduct: { fields: { variants: { merge: false } } },
  // Its id is the user's, but its name and phone belong to one order.
  OrderCustomer: { keyFields: false },
  Order: { fields: { customer: { merge: true } } },
};

/** Every list with pages that the schema has. */
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
