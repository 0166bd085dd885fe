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

const people = { admin, customer, rancher };
const ofRanch = (list: string) => `viewer { ranch { ${list} { totalCount } } }`;
const found = (filter: string) => `ranchers(filter: { ${filter} }) { totalCount }`;

/** Each list argument that filters a query, with who asks and a query that has results with and without it, where * is the list. */
const lists: Record<string, [keyof typeof people, string]> = {
  'Query.events(types:)': ['rancher', 'events(first: 5, types: *) { totalCount }'],
  'Admin.ranchers(approval:)': ['admin', 'admin { ranchers(approval: *) { totalCount } }'],
  'Admin.orders(status:)': ['admin', 'admin { orders(status: *) { totalCount } }'],
  'Admin.audit(action:)': ['admin', 'admin { audit(action: *) { totalCount } }'],
  'User.orders(status:)': ['customer', 'viewer { orders(status: *) { totalCount } }'],
  'Rancher.orders(ids:)': ['rancher', ofRanch('orders(ids: *)')],
  'Rancher.orders(status:)': ['rancher', ofRanch('orders(status: *)')],
  'Rancher.orders(orderType:)': ['rancher', ofRanch('orders(orderType: *)')],
  'Rancher.orders(shippingMethod:)': ['rancher', ofRanch('orders(shippingMethod: *)')],
  'Rancher.animals(stages:)': ['rancher', ofRanch('animals(stages: *)')],
  'RancherFilter.states': ['customer', found('states: *')],
  'RancherFilter.orderSizes': ['customer', found('orderSizes: *')],
  'RancherFilter.qualities': ['customer', found('qualities: *')],
  'NearInput.methods': ['customer', found('near: { zipCode: "78701", miles: 100, methods: * }')],
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

test.each(Object.entries(lists))('%s: an empty list means all, as a missing one does', async (_, [who, query]) => {
  const ask = (list: string) => as(people[who]).run(`{ ${query.replace('*', list)} }`);
  const [empty, none] = [await ask('[]'), await ask('null')];
  expect(empty.errors).toBeUndefined();
  expect(empty.data).toEqual(none.data);
  expect(JSON.stringify(empty.data)).toMatch(/"totalCount":[1-9]/);
});
