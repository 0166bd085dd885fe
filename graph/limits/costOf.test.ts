import { expect, test } from 'vitest';
import { testApp } from '../http/testing/app';
import { documents } from '../persisted/documents.generated';
import { testGraph } from '../testing/graph';

const { as } = await testGraph();

async function refusal(query: string, variables: Record<string, unknown> = {}) {
  const { errors = [] } = await as(null).run(query, variables);
  return errors.find(({ extensions }) => extensions.code === 'QUERY_TOO_EXPENSIVE')?.extensions;
}

const tooMuch = expect.objectContaining({ code: 'QUERY_TOO_EXPENSIVE', cost: expect.any(Number), maximumCost: 5_000 });

test.each([
  [
    'the listing',
    `{ ranchers(first: 24) { totalCount pageInfo { hasNextPage endCursor } nodes {
      id ranchName description city state imageUrl rating reviewCount isFavorite isGrassFed isOrganic processingTimeWeeks
      contact { name phone } customProducts { id name price variants { id name price } } } } }`,
  ],
  [
    'the ranch page',
    `{ rancher(id: 1) { id socialMedia { platform url } contact { name email phone }
      products { id name ... on CustomProduct { variants { id name price } } ... on BeefBox { contents } } } }`,
  ],
  [
    'the orders of a customer',
    `{ viewer { orderCounts { total } orders(first: 100) { nodes { id status
      items { id name quantity price } statusUpdates { id status notes } rancher { id ranchName contact { name phone } } } } } }`,
  ],
  [
    'a hundred orders for an admin',
    `{ admin { orders(first: 100) { totalCount nodes { id amount
      items { id name quantity price } statusUpdates { id status notes } customer { name email }
      rancher { id ranchName contact { name } commission { rate balance } } } } } }`,
  ],
  [
    'the ledger of every ranch that owes',
    `{ admin { ranchers(first: 50, owes: true) { nodes { id
      commission { balance openRequests { id amount } transactions(first: 20) { nodes { id amount } } } } } } }`,
  ],
])('the cost limit allows %s', async (_screen, query) => {
  expect(await refusal(query)).toBeUndefined();
});

const nested = (first: string) =>
  `{ ranchers(first: ${first}) { nodes { orders(first: ${first}) { nodes { id } } } } }`;

const dayOfRancher = [...documents.values()].find((text) => text.startsWith('query RancherDay('));

test('a phone can fetch the day of a rancher in one query', async () => {
  expect(dayOfRancher).toBeDefined();
  expect(await refusal(dayOfRancher!, { withMoney: true, withRanch: true })).toBeUndefined();
});

test('large pages inside large pages are refused', async () => {
  expect(await refusal(nested('20'))).toBeUndefined();
  expect(await refusal(nested('100'))).toEqual(tooMuch);
});

test('the same document is counted again for other page sizes', async () => {
  const query = `query ($first: Int, $deep: Boolean!) {
    ranchers(first: $first) { nodes { orders(first: $first) @include(if: $deep) { nodes { id } } } } }`;
  expect(await refusal(query, { first: 20, deep: true })).toBeUndefined();
  expect(await refusal(query, { first: 100, deep: true })).toEqual(tooMuch);
  expect(await refusal(query, { first: 100, deep: false })).toBeUndefined();
  expect(await refusal(query, { first: null, deep: true })).toEqual(tooMuch);
});

test('`last` is counted, whatever `first` says', async () => {
  const backwards = (last: number) => nested(`1, last: ${last}`);
  expect(await refusal(backwards(20))).toBeUndefined();
  expect(await refusal(backwards(100))).toEqual(tooMuch);
});

test('edges are counted like nodes', async () => {
  const query = '{ ranchers(first: 100) { edges { node { orders(first: 100) { edges { node { id } } } } } } }';
  expect(await refusal(query)).toEqual(tooMuch);
});

test('page sizes in variables and in their defaults are counted', async () => {
  const query = `query ($first: Int = 100) ${nested('$first')}`;
  expect(await refusal(query)).toEqual(tooMuch);
  expect(await refusal(query, { first: 100 })).toEqual(tooMuch);
  expect(await refusal(query, { first: 5 })).toBeUndefined();
});

test('default page sizes of the schema are counted', async () => {
  const query = '{ admin { ranchers { nodes { orders { nodes { rancher { orders { nodes { id } } } } } } } } }';
  expect(await refusal(query)).toEqual(tooMuch);
});

test.each(['null', '0', '-1000'])('a `first` of %s does not make an operation cheaper', async (first) => {
  const query = `{ ranchers(first: ${first}) { nodes { orders(first: 100) { nodes { rancher { orders(first: 100) { nodes { id } } } } } } } }`;
  expect(await refusal(query)).toEqual(tooMuch);
});

test('every alias is counted', async () => {
  const orders = Array.from({ length: 6 }, (_, index) => `o${index}: orders(first: 100) { nodes { id items { id } } }`);
  expect(await refusal(`{ viewer { ${orders.join(' ')} } }`)).toEqual(tooMuch);
});

test('only the operation that is run is counted', async () => {
  const { origin } = await testApp();
  const query = `query Small { viewer { id } } query Large ${nested('100')}`;
  const post = (operationName: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, operationName }),
    });
  expect((await post('Small')).status).toBe(200);
  const large = await post('Large');
  expect(large.status).toBe(400);
  expect(await large.json()).toMatchObject({ errors: [{ extensions: tooMuch }] });
});

test('a field that @include leaves out costs nothing', async () => {
  const query = `query ($all: Boolean!) { viewer { id } ranchers(first: 100) @include(if: $all) { nodes { orders(first: 100) { nodes { id } } } } }`;
  expect(await refusal(query, { all: false })).toBeUndefined();
  expect(await refusal(query, { all: true })).toEqual(tooMuch);
});

test('fragments that multiply each other are refused', async () => {
  const fragments = Array.from(
    { length: 40 },
    (_, index) => `fragment F${index} on User { ...F${index + 1} ... { ...F${index + 1} } }`,
  );
  const query = `{ viewer { ...F0 } } ${fragments.join(' ')} fragment F40 on User { id }`;
  expect(await refusal(query)).toMatchObject({ maximumCost: 5_000 });
});

test('a variable of the wrong type is refused as bad input, not for its cost', async () => {
  const { errors } = await as(null).run(`query ($first: Int) ${nested('$first')}`, { first: 'many' });
  expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
});
