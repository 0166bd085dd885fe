import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema/graphqlServer';
import { isGuarded } from '../schema/scopes';
import { readTable } from './testing/table';
import { tryTable } from './testing/tryTable';

const rows = readTable('Field');

test('every root field, and every field that some may not see, has a row in docs/permissions.md', () => {
  const guarded = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isGuarded(schema, type, field as never))
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(rows.map(({ name }) => name).sort()).toEqual(guarded.sort());
});

test('each person gets from GraphQL what docs/permissions.md says, and no data of others', async () => {
  expect(await tryTable(rows)).toEqual([]);
}, 480_000);
