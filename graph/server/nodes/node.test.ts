import { expect, test } from 'vitest';
import { nodeIdOf } from '../../schema/arguments';
import { codeOf, testGraph } from '../../testing/graph';

const { db, as, make } = await testGraph();

const customer = await make.customer();
const rancher = await make.rancher();
const stranger = await make.rancher({ approval: 'PENDING' });
const admin = await make.admin();
const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
const [entry] = await db('commissionTransactions')
  .insert({ rancherId: rancher.ranch.id, type: 'REQUEST', amount: 100, description: 'Wish', method: 'VENMO' })
  .returning('id');

const NODE = `query ($id: ID!) { node(id: $id) {
  __typename nodeId ... on Order { id amount } ... on Rancher { id ranchName } ... on User { id email }
  ... on CommissionTransaction { id description }
} }`;
const read = async (person: { id: number } | null, id: string) => (await as(person).run(NODE, { id })).data.node;

test('a node id finds its record, and the record’s own id still works', async () => {
  const { data } = await as(rancher).run(
    `{ viewer { id nodeId ranch { id nodeId } } order(id: ${order.id}) { id nodeId amount } }`,
  );
  const { viewer } = data;
  expect(await read(rancher, viewer.nodeId)).toMatchObject({
    __typename: 'User',
    id: viewer.id,
    nodeId: viewer.nodeId,
  });
  expect(await read(rancher, viewer.ranch.nodeId)).toMatchObject({ __typename: 'Rancher', id: viewer.ranch.id });
  expect(await read(rancher, data.order.nodeId)).toEqual({ __typename: 'Order', ...data.order });
  const entryId = nodeIdOf('CommissionTransaction', entry.id);
  expect(await read(rancher, entryId)).toMatchObject({ id: String(entry.id), nodeId: entryId, description: 'Wish' });
});

test('a node id of a record that the viewer may not see returns null', async () => {
  const [ofOrder, ofEntry] = [nodeIdOf('Order', order.id), nodeIdOf('CommissionTransaction', entry.id)];
  const ofUser = nodeIdOf('User', customer.id);
  const ofRanch = nodeIdOf('Rancher', stranger.ranch.id);
  for (const id of [ofOrder, ofEntry, ofUser]) expect(await read(stranger, id)).toBeNull();
  for (const id of [ofEntry, ofRanch]) expect(await read(customer, id)).toBeNull();
  for (const id of [ofOrder, ofEntry, ofUser, ofRanch]) expect(await read(admin, id)).toMatchObject({ nodeId: id });
  expect(codeOf(await as(null).run(NODE, { id: ofOrder }))).toBe('UNAUTHENTICATED');
});

test.each([
  '',
  '1',
  'x',
  nodeIdOf('Order', 0),
  nodeIdOf('Feedback' as never, 1),
  nodeIdOf('Order', 1.5),
  nodeIdOf('Order', 9_999_999_999),
])('the invalid node id %j returns null', async (id) => expect(await read(admin, id)).toBeNull());

test('a token needs the scope of the record’s type', async () => {
  const cases = [
    ['ORDERS_READ', nodeIdOf('Order', order.id)],
    ['RANCHERS_READ', nodeIdOf('Rancher', rancher.ranch.id)],
    ['COMMISSIONS_READ', nodeIdOf('CommissionTransaction', entry.id)],
  ] as const;
  for (const [scope, id] of cases) {
    const others = cases.map(([each]) => each).filter((each) => each !== scope);
    const asked = 'query ($id: ID!) { node(id: $id) { nodeId } }';
    expect((await as(admin, { id: 1, scopes: [scope] }).run(asked, { id })).data.node).toEqual({ nodeId: id });
    expect(codeOf(await as(admin, { id: 1, scopes: others }).run(asked, { id }))).toBe('FORBIDDEN');
  }
  const { data } = await as(admin, { id: 1, scopes: ['ORDERS_READ'] }).run(NODE, { id: nodeIdOf('User', customer.id) });
  expect(data.node).toBeNull();
});
