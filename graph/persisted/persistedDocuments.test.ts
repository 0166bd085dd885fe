import { createHash } from 'node:crypto';
import { parse, specifiedRules, validate } from 'graphql';
import { expect, test } from 'vitest';
import { fileApp, testApp } from '../http/testing/app';
import { sizeLimits } from '../limits/sizeLimits';
import { schema } from '../server/graphqlServer';
import { documents } from './documents.generated';

const { origin } = await fileApp();

const idOf = (text: string) => createHash('sha256').update(text).digest('hex');
const NOT_SUPPORTED = [
  { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
];

async function send(origin: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
  return (await response.json()) as any;
}

const byId = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

test('every document of the client is known by the hash of its text, and fits the schema and its limits', () => {
  expect(documents.size).toBeGreaterThan(50);
  for (const [id, text] of documents) {
    expect(idOf(text)).toBe(id);
    expect(validate(schema, parse(text), [...specifiedRules, ...sizeLimits])).toEqual([]);
  }
});

test('a document runs by its id', async () => {
  const { origin, lines } = await testApp();
  const [id] = [...documents].find(([, text]) => text.startsWith('query Session'))!;
  expect(await send(origin, { operationName: 'Session', ...byId(id) })).toMatchObject({ data: { viewer: null } });
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ operation: 'Session' }));
});

test.each([idOf('{ viewer { id } }'), '', '__proto__', 7, null, { toString: 'x' }])(
  'an unknown id gets an error that makes a client stop sending ids: %s',
  async (id) => {
    const { data, errors } = await send(origin, byId(id));
    expect(data).toBeUndefined();
    expect(errors).toEqual(NOT_SUPPORTED);
  },
);

test('strangers cannot make the server store a document', async () => {
  const query = '{ viewer { id } }';
  const asked = byId(idOf(query));
  expect(await send(origin, { query, ...asked })).toMatchObject({ data: { viewer: null } });
  expect((await send(origin, asked)).errors).toEqual(NOT_SUPPORTED);
});

test.each([
  ['a text under the id of another', { query: '{ viewer { id } }', ...byId([...documents.keys()][0]) }],
  ['another version of the protocol', { extensions: { persistedQuery: { version: 2 } } }],
])('%s is refused', async (_, body) => {
  const { data, errors } = await send(origin, body);
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
