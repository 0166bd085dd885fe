import { expect, test } from 'vitest';
import { rows as endpoints } from '../rest/rows';
import { readTable } from './testing/table';
import { tryTable } from './testing/tryTable';

const rows = readTable('Endpoint');

test('every endpoint has a row in docs/permissions.md', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

test('each person gets from the REST facade what docs/permissions.md says, and no data of others', async () => {
  expect(await tryTable(rows)).toEqual([]);
}, 480_000);
