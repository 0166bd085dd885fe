import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse } from 'graphql';
import { expect, test } from 'vitest';
import { orderShape } from '../../orders/orderShape';
import { countStatements } from '../../testing/countStatements';
import { testGraph } from '../../testing/graph';
import { answerFromRows } from './answerFromRows';

const { db, as, make } = await testGraph();
const customer = await make.customer();
const rancher = await make.rancher();
const ordersOf = ({ id }: { id: number }, count: number) => {
  const given = { customerId: id, rancherId: rancher.ranch.id, status: 'PENDING', amount: 150_000 } as const;
  return Promise.all(Array.from({ length: count }, () => make.order(given)));
};
const [order] = await ordersOf(customer, 1);

const told = ({ errors = [] }: Awaited<ReturnType<ReturnType<typeof as>['run']>>) =>
  errors.map(({ path, extensions }) => `${path?.join('.')} ${extensions.code}`).sort();

test('each refusal is at its field, and the other fields are answered', async () => {
  const answer = await as(customer).run(
    `query ($id: ID!) {
      order(id: $id) { mine: id amount commissionAmount }
      viewer { name wrong: orders(after: "nonsense") { totalCount } orders(first: 1) { nodes { id } } }
    }`,
    { id: order!.id },
  );
  expect(told(answer)).toEqual(['order.commissionAmount FORBIDDEN', 'viewer.wrong BAD_USER_INPUT']);
  expect(answer.data).toMatchObject({
    order: { mine: String(order!.id), amount: 150_000, commissionAmount: null },
    viewer: { orders: { nodes: [{ id: String(order!.id) }] } },
  });
});

test('an argument that is wrong refuses only its field', async () => {
  const text = `query ($id: ID!) { rancher(id: $id) { ranchName near: distanceMiles(zipCode: "x") } order(id: "x") { id } }`;
  const answer = await as(customer).run(text, { id: rancher.ranch.id });
  expect(told(answer)).toEqual(['order BAD_USER_INPUT', 'rancher.near BAD_USER_INPUT']);
  expect(answer.data.rancher).toEqual({ ranchName: rancher.ranch.ranchName, near: null });
});

test('a payload answers by its aliases, even odd ones, and with fields that only a resolver can answer', async () => {
  const text = `mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: CONTACTED) {
    id: status __proto__: amount status: id headline customer { id: name } items { id: name } } }`;
  const { data, errors } = await as(rancher).run(text, { id: order!.id });
  expect(errors).toBeUndefined();
  expect(data.updateOrderStatus).toMatchObject({
    id: 'CONTACTED',
    status: String(order!.id),
    customer: { id: 'Ann Miller' },
  });
  expect(JSON.stringify(data)).toContain('"__proto__":150000');
});

test('the rows that a resolver lists are read together, however many they are', async () => {
  const family = await make.customer();
  await ordersOf(family, 4);
  const admin = await make.admin();
  const text = `query ($id: ID!, $first: Int) { admin { ordersOfCustomer(id: $id, first: $first) {
    nodes { id status headline customer { name } items { name } statusUpdates { status } rancher { ranchName } } } } }`;
  const read = (first: number) =>
    countStatements(db, async () => {
      const { data } = await as(admin).run(text, { id: family.id, first });
      expect(data.admin.ordersOfCustomer.nodes).toHaveLength(first);
    });
  expect(await read(4)).toBe(await read(1));
});

test('a row that is gone is not found, or null where the schema allows it', async () => {
  const typeDefs = 'type Query { order: Order! maybe: Order } type Order { id: ID! }';
  const gone = () => ({ id: 2_147_483_647 });
  const made = makeExecutableSchema({ typeDefs, resolvers: { Query: { order: gone, maybe: gone } } });
  const schema = answerFromRows(made, { shapes: { Order: orderShape }, hasResolver: () => false });
  const ask = (text: string) => execute({ schema, document: parse(text), contextValue: { db } });
  expect(await ask('{ maybe { id } }')).toEqual({ data: { maybe: null } });
  expect(await ask('{ order { id } }')).toMatchObject({
    data: null,
    errors: [{ message: 'Order not found', path: ['order'] }],
  });
});
