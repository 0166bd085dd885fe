import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { testApp } from '../http/testing/app';
import { usedDeprecations } from './usedDeprecations';

const DAYS = { since: '2026-11-22', until: '2027-05-31' };
const reasonFor = (name: string) => `Use ${name} instead. Deprecated on 2026-11-22, works until 2027-05-31.`;
const old = `@deprecated(reason: "${reasonFor('the other')}")`;

const schema = buildSchema(`
  directive @mark(old: Int ${old}) on FIELD
  enum Kind { OLD ${old} NEW }
  input Filter { kind: Kind of: [Filter!] old: Int ${old} }
  interface Thing { old: Int ${old} }
  type Order implements Thing { old: Int ${old} total: Int }
  type Query { orders(where: Filter, kind: Kind, old: Int ${old}): [Order!] thing: Thing }
`);

const used = (text: string) => usedDeprecations(schema, parse(text)).map(({ coordinate }) => coordinate);

test.each([
  ['{ orders(kind: NEW) { total } }'],
  ['{ orders @mark(old: 1) { total } }'],
  ['query ($where: Filter) { orders(where: $where) { __typename } }'],
])('%s uses nothing that is deprecated', (text) => expect(used(text)).toEqual([]));

test.each([
  ['{ orders { old } }', ['Order.old']],
  ['{ thing { old } }', ['Thing.old']],
  ['{ thing { ...Old } } fragment Old on Order { a: old b: old }', ['Order.old']],
  ['{ orders(old: 1) { total } }', ['Query.orders(old:)']],
  ['{ orders(where: { of: [{ old: 1, kind: OLD }] }) { total } }', ['Filter.old', 'Kind.OLD']],
  ['query ($kind: Kind = OLD) { orders(kind: $kind) { total } }', ['Kind.OLD']],
])('%s uses %j', (text, coordinates) => expect(used(text)).toEqual(coordinates));

test('it is said of each until when it works and what to use instead, and looked up once', () => {
  const document = parse('{ orders { old } }');
  const first = usedDeprecations(schema, document);
  expect(first).toEqual([{ coordinate: 'Order.old', reason: reasonFor('the other'), ...DAYS }]);
  expect(usedDeprecations(schema, document)).toBe(first);
});

test('the answer to a document names what is deprecated, also when it is refused', async () => {
  const { origin } = await testApp();
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { undoEmailChange(token: "unknown") { __typename } }' }),
  });
  expect(await answer.json()).toMatchObject({
    extensions: {
      deprecations: [
        {
          coordinate: 'Mutation.undoEmailChange',
          reason: 'Use secureAccount instead. Deprecated on 2026-11-26, works until 2027-05-31.',
          since: '2026-11-26',
          until: '2027-05-31',
        },
      ],
    },
  });
});
