import { expect, test } from 'vitest';
import { fileApp } from '../http/testing/app';

const { origin } = await fileApp();

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

const TOO_EXPENSIVE: Record<string, string> = {
  'too many levels': `{ viewer { ranch { ${'orders(first: 1) { nodes { rancher { '.repeat(4)} id ${'} '.repeat(15)}`,
  'too many tokens': `{ viewer { ${repeat(2_000, () => 'id')} } }`,
  'too many aliases': `{ viewer { ${repeat(31, (index) => `a${index}: id`)} } }`,
  'too many directives': `{ viewer { ${repeat(51, () => 'id @include(if: true)')} } }`,
  'too many root fields': `{ ${repeat(21, () => 'viewer { id }')} }`,
  'too many records': '{ ranchers(first: 100) { nodes { orders(first: 100) { nodes { id } } } } }',
};

async function send(origin: string, body: unknown, accept = 'application/json') {
  const headers = { 'Content-Type': 'application/json', Accept: accept };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test.each(Object.entries(TOO_EXPENSIVE))('%s answer 400 with QUERY_TOO_EXPENSIVE', async (_, query) => {
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const { status, answer } = await send(origin, { query }, accept);
    expect(status).toBe(400);
    expect(answer.errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_EXPENSIVE' } }]);
  }
});

test.each([
  `ranchOrders { rancher { ${'orders(first: 1) { nodes { rancher { '.repeat(4)} id ${'} '.repeat(14)}`,
  `ranchOrders { ${repeat(2_000, () => 'id')} }`,
  `ranchOrders { ${repeat(31, (index) => `a${index}: id`)} }`,
  `ranchOrders { ${repeat(51, () => 'id @include(if: true)')} }`,
  repeat(21, () => 'ranchOrders { id }'),
  'ranchOrders { rancher { orders(first: 100) { nodes { rancher { orders(first: 100) { nodes { id } } } } } } }',
])('a subscription has the same limits: %#', async (fields) => {
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
  const body = JSON.stringify({ query: `subscription { ${fields} }` });
  const response = await fetch(`${origin}/graphql/stream`, { method: 'POST', headers, body });
  expect(await response.text()).toContain('"code":"QUERY_TOO_EXPENSIVE"');
});

test('a batch of operations in one request is refused', async () => {
  const { status, answer } = await send(origin, [{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]);
  expect(status).toBe(400);
  expect(answer.data).toBeUndefined();
});

test.each([
  ['reads', '{ ranchers(first: 24) { nodes { id contact { name } } } }', 48],
  ['reads nothing', '{ __typename }', 0],
  ['reads the schema', '{ __schema { types { fields { name } } } a: __type(name: "User") { name } }', 200],
  ['is refused by a field', '{ admin { orders(first: 10) { nodes { id } } } }', 11],
  ['is refused as a whole', TOO_EXPENSIVE['too many records']!, 10_120],
])('the answer contains the cost of an operation that %s', async (_, query, cost) => {
  expect((await send(origin, { query })).answer.extensions).toEqual({ cost });
});

test('the answer to a mutation contains its cost', async () => {
  expect((await send(origin, { query: 'mutation { logout }' })).answer.extensions).toEqual({ cost: 0 });
});

test.each(['{ nothing }', '{ broken', 'query ($first: Int!) { ranchers(first: $first) { totalCount } }'])(
  'the answer to an operation that cannot run contains no cost: %s',
  async (query) => {
    const { answer } = await send(origin, { query });
    expect(answer.errors).toBeDefined();
    expect(answer.extensions).toBeUndefined();
  },
);
