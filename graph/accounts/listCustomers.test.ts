import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const CUSTOMERS = `query ($search: String, $sort: CustomerSort, $after: String) {
  admin { customers(search: $search, sort: $sort, first: 2, after: $after) {
    nodes { name } pageInfo { hasNextPage endCursor }
  } }
}`;

test.each([
  ['NEWEST', ['a', 'D', 'B', 'c']],
  ['OLDEST', ['c', 'B', 'D', 'a']],
  ['NAME', ['a', 'B', 'c', 'D']],
  ['NAME_DESC', ['D', 'c', 'B', 'a']],
])('customers are sorted by %s across pages', async (sort, names) => {
  const admin = await make.admin();
  const city = randomUUID();
  for (const [at, name] of ['c', 'B', 'D', 'a'].entries()) {
    await make.customer({ name, city, createdAt: new Date(Date.UTC(2026, 0, at + 1)).toISOString() });
  }
  const shown: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { data } = await as(admin).run(CUSTOMERS, { search: city, sort, after });
    const { nodes, pageInfo } = data.admin.customers;
    shown.push(...nodes.map(({ name }: { name: string }) => name));
    more = pageInfo.hasNextPage;
    after = pageInfo.endCursor;
  }
  expect(shown).toEqual(names);
});
