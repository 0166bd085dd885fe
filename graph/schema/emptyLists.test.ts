import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../server/graphqlServer';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const admin = await make.admin();
const customer = await make.customer();
const rancher = await make.rancher();
await make.animal(rancher.ranch.id);
const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
await as(rancher).run(`mutation { updateOrderStatus(orderId: ${order.id}, status: CONTACTED) { id } }`);

type Case = { who: { id: number }; ask: (list: string) => string };
const near = '{ zipCode: "78701", miles: 100';

/** Maps each list argument that filters a query to an operation that has results with and without it. */
const lists: Record<string, Case> = {
  'Query.events(types:)': { who: rancher, ask: (list) => `{ events(first: 5, types: ${list}) { totalCount } }` },
  'Admin.ranchers(approval:)': {
    who: admin,
    ask: (list) => `{ admin { ranchers(approval: ${list}) { totalCount } } }`,
  },
  'Admin.orders(status:)': { who: admin, ask: (list) => `{ admin { orders(status: ${list}) { totalCount } } }` },
  'Admin.audit(action:)': { who: admin, ask: (list) => `{ admin { audit(action: ${list}) { totalCount } } }` },
  'User.orders(status:)': { who: customer, ask: (list) => `{ viewer { orders(status: ${list}) { totalCount } } }` },
  'Rancher.orders(ids:)': {
    who: rancher,
    ask: (list) => `{ viewer { ranch { orders(ids: ${list}) { totalCount } } } }`,
  },
  'Rancher.orders(status:)': {
    who: rancher,
    ask: (list) => `{ viewer { ranch { orders(status: ${list}) { totalCount } } } }`,
  },
  'Rancher.orders(orderType:)': {
    who: rancher,
    ask: (list) => `{ viewer { ranch { orders(orderType: ${list}) { totalCount } } } }`,
  },
  'Rancher.orders(shippingMethod:)': {
    who: rancher,
    ask: (list) => `{ viewer { ranch { orders(shippingMethod: ${list}) { totalCount } } } }`,
  },
  'Rancher.animals(stages:)': {
    who: rancher,
    ask: (list) => `{ viewer { ranch { animals(stages: ${list}) { totalCount } } } }`,
  },
  'RancherFilter.states': { who: customer, ask: (list) => `{ ranchers(filter: { states: ${list} }) { totalCount } }` },
  'RancherFilter.orderSizes': {
    who: customer,
    ask: (list) => `{ ranchers(filter: { orderSizes: ${list} }) { totalCount } }`,
  },
  'RancherFilter.qualities': {
    who: customer,
    ask: (list) => `{ ranchers(filter: { qualities: ${list} }) { totalCount } }`,
  },
  'NearInput.methods': {
    who: customer,
    ask: (list) => `{ ranchers(filter: { near: ${near}, methods: ${list} } }) { totalCount } }`,
  },
};

/** Inputs of previews, in which an empty list means no weights, and a missing one leaves the current weights. */
const PREVIEWED = ['WeighAnimalInput', 'WeighOrderInput'];

/** Returns the list arguments of all fields except mutations, and the list fields of their inputs. */
function listsOfQueries(): string[] {
  const found = new Set<string>();
  const collect = (place: string, type: GraphQLInputType) => {
    if (isListType(getNullableType(type))) found.add(place);
    const named = getNamedType(type);
    if (!isInputObjectType(named) || PREVIEWED.includes(named.name)) return;
    for (const field of Object.values(named.getFields())) collect(`${named.name}.${field.name}`, field.type);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getMutationType()) continue;
    for (const field of Object.values(type.getFields())) {
      for (const { name, type: of } of field.args) collect(`${type.name}.${field.name}(${name}:)`, of);
    }
  }
  return [...found];
}

test('every list that a query accepts is in the table above', () => {
  expect(listsOfQueries().sort()).toEqual(Object.keys(lists).sort());
});

test.each(Object.entries(lists))('%s: an empty list means all, as a missing one does', async (_, { who, ask }) => {
  const [empty, none] = [await as(who).run(ask('[]')), await as(who).run(ask('null'))];
  expect(empty.errors).toBeUndefined();
  expect(empty.data).toEqual(none.data);
  expect(JSON.stringify(empty.data)).toMatch(/"totalCount":[1-9]/);
});
