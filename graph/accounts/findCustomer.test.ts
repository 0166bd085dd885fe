import { expect, test } from 'vitest';
import { codeOf, testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const FIND = 'query ($id: ID!) { admin { customer(id: $id) { id email orders { totalCount } } } }';
const admin = await make.admin();
const customer = await make.customer();
const rancher = await make.rancher();

const find = (id: unknown, person: { id: number } | null = admin) => as(person).run(FIND, { id: String(id) });

test('an admin finds a customer by id, with their orders', async () => {
  await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
  const { data } = await find(customer.id);
  expect(data.admin.customer).toEqual({ id: String(customer.id), email: customer.email, orders: { totalCount: 1 } });
});

test('a person who is not a customer is not found', async () => {
  for (const id of [rancher.id, admin.id, 2_000_000_000]) expect((await find(id)).data.admin.customer).toBeNull();
});

test('an id that is not a number is refused', async () => {
  expect(codeOf(await find('ann'))).toBe('BAD_USER_INPUT');
});
