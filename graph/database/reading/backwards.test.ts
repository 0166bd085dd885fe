import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../server/graphqlServer';
import { testGraph } from '../../testing/graph';

const { as, make } = await testGraph();

const PAGE = 'nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const customer = await make.customer();
const ranchers = [await make.rancher(), await make.rancher()] as const;
const [rancher] = ranchers;
for (let count = 0; count < 5; count += 1) {
  for (const { ranch } of ranchers) await make.order({ customerId: customer.id, rancherId: ranch.id });
}

type Args = { first?: number; last?: number; after?: string; before?: string };
const pageOf = async (args: Args) => {
  const query = `query ($first: Int, $last: Int, $after: String, $before: String) {
    viewer { ranch { orders(first: $first, last: $last, after: $after, before: $before, sort: OLDEST) { ${PAGE} } } }
  }`;
  const { data, errors } = await as(rancher).run(query, args);
  expect(errors).toBeUndefined();
  const { nodes, pageInfo } = data.viewer.ranch.orders;
  return { ids: nodes.map(({ id }: { id: string }) => id) as string[], ...pageInfo };
};
const { ids: all } = await pageOf({ first: 100 });

test('every connection accepts first, after, last and before', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => /Connection!?$/.test(String(field.type)));
  expect(fields.length).toBeGreaterThan(12);
  for (const { name, field } of fields) {
    const paging = field.args.map((argument) => argument.name).filter((arg) => /^(first|after|last|before)$/.test(arg));
    expect([name, ...paging]).toEqual([name, 'first', 'after', 'last', 'before']);
  }
});

describe('a list read backwards', () => {
  test('keeps the order of the list in each page, back to its beginning', async () => {
    const end = await pageOf({ last: 2 });
    expect(end).toMatchObject({ ids: all.slice(3), hasNextPage: false, hasPreviousPage: true });
    const middle = await pageOf({ last: 2, before: end.startCursor });
    expect(middle).toMatchObject({ ids: all.slice(1, 3), hasNextPage: true, hasPreviousPage: true });
    const start = await pageOf({ last: 2, before: middle.startCursor });
    expect(start).toMatchObject({ ids: all.slice(0, 1), hasNextPage: true, hasPreviousPage: false });
    expect(start.startCursor).toBe(start.endCursor);
  });

  test('stays between the cursors of after and before', async () => {
    const { startCursor } = await pageOf({ first: 1 });
    const { endCursor } = await pageOf({ first: 5 });
    expect((await pageOf({ last: 2, after: startCursor, before: endCursor })).ids).toEqual(all.slice(2, 4));
    expect((await pageOf({ first: 2, after: startCursor, before: endCursor })).ids).toEqual(all.slice(1, 3));
  });

  test('reports a previous page when it is read forwards again', async () => {
    const first = await pageOf({ first: 2 });
    expect(first).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
    expect(await pageOf({ first: 3, after: first.endCursor })).toMatchObject({
      ids: all.slice(2),
      hasPreviousPage: true,
      hasNextPage: false,
    });
  });

  test('can be nested in each record of another list', async () => {
    const query = `query { admin { ranchers(last: 2, sort: OLDEST) { nodes { id orders(last: 2, sort: OLDEST) { ${PAGE} } } } } }`;
    const { data } = await as(await make.admin()).run(query);
    const { nodes } = data.admin.ranchers;
    expect(nodes.map(({ id }: { id: string }) => Number(id))).toEqual(ranchers.map(({ ranch }) => ranch.id));
    expect(nodes[0].orders.nodes.map(({ id }: { id: string }) => id)).toEqual(all.slice(3));
    for (const { orders } of nodes) {
      expect(orders.nodes).toHaveLength(2);
      expect(orders.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    }
  });

  test.each([
    ['last: 0', { last: 'last must be a whole number from 1 to 100' }],
    ['last: 101', { last: 'last must be a whole number from 1 to 100' }],
    ['before: "x"', { before: 'This cursor does not belong to this list' }],
  ])('refuses %s with an error at the argument', async (args, fields) => {
    const { errors } = await as(rancher).run(`{ viewer { ranch { orders(${args}) { nodes { id } } } } }`);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  });
});
