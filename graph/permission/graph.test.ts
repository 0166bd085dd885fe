import { type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { accessOf, dutyOf } from '../schema/access';
import type { Field } from '../schema/guardField';
import { isGuarded } from '../schema/scopes';
import { schema } from '../server/graphqlServer';
import { queryRequests, subscriptionRequests } from './testing/graphRequests';
import { mutationRequests } from './testing/mutationRequests';
import { readTable } from './testing/table';
import { tryTable } from './testing/tryTable';

const rows = readTable('Field');

test('every root field, and every field that some may not see, has a row in docs/permissions.md', () => {
  const guarded = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isGuarded(schema, type, field as never) || dutyOf(schema, field as never))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(rows.map(({ name }) => name).sort()).toEqual(guarded.sort());
});

test('every row has a request', () => {
  const asked = { ...queryRequests, ...mutationRequests, ...subscriptionRequests };
  expect(rows.filter(({ name }) => !(name in asked))).toEqual([]);
});

/** Prices of ranches, products, animals and processors, and what everybody reads about delivery and shares. */
const PUBLIC = [
  'CancelTerms',
  'Offer',
  'Rancher',
  'RanchState',
  'CustomProduct',
  'ProductVariant',
  'BeefBox',
  'SelectCut',
  'Product',
  'Animal',
].concat('Processor', 'TrueCost', 'CentsRange', 'DeliveryQuote', 'DeliveryOption');

test('every amount that a helper can read is a public price', () => {
  const open = new Set<string>();
  const seen = new Set<string>();
  const walk = (type: GraphQLNamedType) => {
    if (!isObjectType(type) || seen.has(type.name)) return;
    seen.add(type.name);
    for (const field of Object.values(type.getFields()) as Field[]) {
      const closed = [dutyOf(schema, field), accessOf(schema, field)?.duty].some(
        (duty) => duty && !duty.some((one) => one === 'ORDERS' || one === 'RANCH'),
      );
      if (closed) continue;
      const inner = getNamedType(field.type);
      if (/Cents$/.test(inner.name)) open.add(type.name);
      walk(inner);
    }
  };
  walk(schema.getQueryType() as GraphQLNamedType);
  walk(schema.getMutationType() as GraphQLNamedType);
  expect([...open].filter((name) => !PUBLIC.includes(name))).toEqual([]);
});

test('each person gets from GraphQL what docs/permissions.md says, and no data of others', async () => {
  expect(await tryTable(rows)).toEqual([]);
}, 480_000);
