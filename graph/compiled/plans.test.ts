import { getOperationAST, parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { Context } from '../context';
import { addOwnDocument, documentStore, storedDocument } from '../schema/documentStore';
import { schema } from '../server/graphqlServer';
import { planner } from './plans';
import { shapes } from './shapes';

const planOf = planner(schema, { shapes, hasResolver: () => false });

const VISITOR = { viewer: null, openRanches: true } as unknown as Context;

function plan(text: string, variables: Record<string, unknown> = {}, context = VISITOR) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation');
  return () => planOf({ document, operation, variables }, context);
}

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

test('a visitor cannot make the server compile fields that are closed to visitors', () => {
  const closed = { viewer: null } as unknown as Context;
  expect(plan('{ rancher(id: 1) { id } }')().statement).toBeDefined();
  expect(plan('{ rancher(id: 1) { id } }', {}, closed)).toThrow('The resolvers refuse it');
  expect(plan('{ viewer { id } rancher(id: 1) { ...A } } fragment A on Rancher { orders { nodes { id } } }')).toThrow(
    'The resolvers refuse it',
  );
});

test('only some of the choices that variables make are compiled', () => {
  const names = Array.from({ length: 6 }, (_, index) => `b${index}`);
  const fields = ['id', 'city', 'state', 'ranchName', 'description', 'imageUrl'];
  const text = `query (${names.map((name) => `$${name}: Boolean!`).join(' ')}) {
    rancher(id: 1) { __typename beefType ${fields.map((field, index) => `${field} @include(if: $b${index})`).join(' ')} } }`;
  const document = parse(text);
  const operation = getOperationAST(document)!;
  const compiled = Array.from({ length: 64 }, (_, choice) => {
    const variables = Object.fromEntries(names.map((name, bit) => [name, Boolean(choice & (1 << bit))]));
    try {
      return Boolean(planOf({ document, operation, variables }, VISITOR));
    } catch {
      return false;
    }
  });
  expect(compiled.filter(Boolean)).toHaveLength(32);
});

test('what is too wide is left to the resolvers, however its fragments multiply it', () => {
  const wide = `{ rancher(id: 1) { ...F0 } } ${repeat(
    9,
    (index) =>
      `fragment F${index} on Rancher { a: reviews { nodes { rancher { ...F${index + 1} } } } b: reviews { nodes { rancher { ...F${index + 1} } } } }`,
  )} fragment F9 on Rancher { id }`;
  expect(plan(wide)).toThrow('No shape describes');
});

beforeAll(() => addOwnDocument(OWN));

const OWN = '{ rancher(id: 1) { id ranchName } }';

test('documents of others are stored up to a limit, and never push out our own', async () => {
  const hashOf = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');
  const keep = async (text: string) => documentStore.set(`prefix:${await hashOf(text)}`, parse(text));
  await keep(OWN);
  const others = Array.from({ length: 3_000 }, (_, number) => `{ rancher(id: ${number}) { ${'id '.repeat(50)} } }`);
  for (const text of others) await keep(text);
  expect(storedDocument({ query: OWN })).toBeDefined();
  const stored = others.filter((query) => storedDocument({ query }));
  expect(stored.length).toBeGreaterThan(100);
  expect(stored.join('').length).toBeLessThanOrEqual(150_000);
});
