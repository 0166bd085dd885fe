import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { testApp } from '../http/testing/app';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

/** Returns the message of a refusal by the size limits. Ignores refusals by resolvers. */
async function refusal(query: string) {
  const { errors = [] } = await as(null).run(query);
  return errors.find(({ extensions }) => extensions.code === 'QUERY_TOO_EXPENSIVE')?.message;
}

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** `viewer { ranch { orders { nodes { rancher { orders … id` with this many levels. */
function deep(levels: number): string {
  const cycle = ['orders(first: 1)', 'nodes', 'rancher'];
  const below = Array.from({ length: levels - 3 }, (_, index) => cycle[index % 3]);
  return `{ viewer { ranch { ${below.map((name) => `${name} {`).join(' ')} __typename ${'} '.repeat(below.length)} } } }`;
}

test('a document may have at most 12 levels', async () => {
  expect(await refusal(deep(12))).toBeUndefined();
  expect(await refusal(deep(13))).toBe('The query has more than 12 levels');
});

test('levels inside fragments count', async () => {
  const spread = 'query { viewer { ranch { ...A } } }';
  const fragments = `fragment A on Rancher { orders { nodes { rancher { ...B } } } }
    fragment B on Rancher { orders { nodes { rancher { ...C } } } }
    fragment C on Rancher { orders { nodes { rancher { orders { nodes { id } } } } } }`;
  expect(await refusal(`${spread} ${fragments}`)).toBe('The query has more than 12 levels');
});

test('inline fragments add no level', async () => {
  const nested = `${'... { '.repeat(20)} id ${'} '.repeat(20)}`;
  expect(await refusal(`{ viewer { ${nested} } }`)).toBeUndefined();
});

test('fragments that spread each other in a cycle are refused', async () => {
  const query = '{ viewer { ...A } } fragment A on User { id ...B } fragment B on User { id ...A }';
  const { errors } = await as(null).run(query);
  expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
});

test('a document may have at most 30 aliases', async () => {
  expect(await refusal(`{ viewer { ${repeat(30, (index) => `a${index}: id`)} } }`)).toBeUndefined();
  expect(await refusal(`{ viewer { ${repeat(31, (index) => `a${index}: id`)} } }`)).toBe(
    'The query has more than 30 aliases',
  );
});

test('an alias in a fragment counts wherever it is spread', async () => {
  const fragment = `fragment A on User { ${repeat(11, (index) => `a${index}: id`)} }`;
  const spread = (count: number) => `{ ${repeat(count, (index) => `v${index}: viewer { ...A }`)} } ${fragment}`;
  expect(await refusal(spread(2))).toBeUndefined();
  expect(await refusal(spread(3))).toBe('The query has more than 30 aliases');
});

test('fragments that multiply each other are refused within a second', async () => {
  const fragments = repeat(
    40,
    (index) => `fragment F${index} on User { a${index}: id ...F${index + 1} b${index}: id ...F${index + 1} }`,
  );
  const started = Date.now();
  expect(await refusal(`{ viewer { ...F0 } } ${fragments} fragment F40 on User { id }`)).toBe(
    'The query has more than 30 aliases',
  );
  expect(Date.now() - started).toBeLessThan(1_000);
});

test('an operation may have at most 20 root fields', async () => {
  expect(await refusal(`{ ${repeat(20, (index) => `v${index}: viewer { id }`)} }`)).toBeUndefined();
  expect(await refusal(`{ ${repeat(21, () => 'viewer { id }')} }`)).toBe('The query has more than 20 root fields');
});

test('root fields of mutations and those inside fragments count', async () => {
  const query = `mutation { ...A ...A } fragment A on Mutation { ${repeat(11, () => 'logout')} }`;
  expect(await refusal(query)).toBe('The query has more than 20 root fields');
});

test('aliases inside introspection fields count too', async () => {
  const names = (count: number) => `{ __schema { types { ${repeat(count, (index) => `a${index}: name`)} } } }`;
  expect(await refusal(names(30))).toBeUndefined();
  expect(await refusal(names(31))).toBe('The query has more than 30 aliases');
  const spread = `{ __schema { ...A } } fragment A on __Schema { types { ${repeat(31, (index) => `a${index}: name`)} } }`;
  expect(await refusal(spread)).toBe('The query has more than 30 aliases');
});

test('a document may have at most 50 directives', async () => {
  const fields = (count: number) => `{ viewer { ${repeat(count, () => 'id @include(if: true)')} } }`;
  expect(await refusal(fields(50))).toBeUndefined();
  expect(await refusal(fields(51))).toBe('The query has more than 50 directives');
});

test('a document may have at most 2,000 tokens', async () => {
  const fields = (count: number) => `{ viewer { ${repeat(count, (index) => `field${index % 500}`)} } }`;
  expect((await as(null).run(fields(1_990))).errors?.[0]?.message).toContain('Cannot query field');
  expect(await refusal(fields(2_000))).toContain('more that 2000 tokens');
});

test('the introspection queries of tools are allowed despite their depth', async () => {
  const everything = {
    inputValueDeprecation: true,
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    oneOf: true,
  };
  for (const options of [{}, everything]) {
    const { errors } = await as(await make.customer()).run(getIntrospectionQuery(options));
    expect(errors).toBeUndefined();
  }
});

test.each([deep(13), `{ viewer { ${repeat(2_000, () => 'id')} } }`])('over HTTP a refusal is 400', async (query) => {
  const { origin } = await testApp();
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_EXPENSIVE' } }] });
});

test.each([
  ['a field', `{ ${repeat(400, () => 'viewer { id }')} }`],
  [
    'fragments',
    `{ viewer { ${repeat(200, (index) => `...F${index}`)} } } ${repeat(200, (index) => `fragment F${index} on User { id }`)}`,
  ],
])('a document that repeats %s hundreds of times is refused before its fields are compared', async (_, query) => {
  const times = [];
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage();
    expect(await refusal(query)).toBe('The query repeats too many fields');
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  expect(Math.min(...times)).toBeLessThan(50);
});
