import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '../../graph/testing/temporaryDirectory';
import { readHistory, writeHistory } from './changelog';
import { publish } from './publish';
import { readRelease, writeRelease } from './release';
import { requireContract } from './requireContract';

const schema = 'type Query {\n  viewer: String\n  orders: Int\n}\n';
const mark = { change: 'FIELD_REMOVED Query.orders was removed.', since: '2026-12-01', reason: 'Nobody asks.' };

let folder: ReturnType<typeof temporaryDirectory>;
const write = (path: string, content: string) => writeFileSync(join(folder.path, path), content);
const setVersion = (version: string) => write('package.json', JSON.stringify({ version }));

beforeEach(() => {
  folder = temporaryDirectory();
  mkdirSync(join(folder.path, 'released'));
  setVersion('1.0.0');
  write('schema.graphql', schema);
  writeRelease({ version: '1.0.0', schema, day: '2026-11-21' }, folder.path);
  writeHistory([], folder.path);
  write('CHANGELOG.md', '## 2.0.0 (2026-12-01)\n\n## 1.1.0\n\n## 1.0.0\n');
});

afterEach(() => folder.remove());

test('the schema is checked against the released one', () => {
  expect(requireContract('2026-12-01', folder.path)).toEqual([]);
  write('schema.graphql', schema.replace('  orders: Int\n', ''));
  expect(() => requireContract('2026-12-01', folder.path)).toThrow(mark.change);
});

test('a raised version needs a release', () => {
  setVersion('1.1.0');
  expect(() => requireContract('2026-12-01', folder.path)).toThrow('npm run schema:release');
  expect(publish('2026-12-01', folder.path)).toBe(0);
  expect(requireContract('2026-12-01', folder.path)).toEqual([]);
});

test('a release includes additions, which may not be removed afterwards', () => {
  write('schema.graphql', schema.replace('}', '  ranchers: Int\n}'));
  publish('2026-12-01', folder.path);
  write('schema.graphql', schema);
  expect(() => requireContract('2026-12-02', folder.path)).toThrow('Query.ranchers was removed');
});

test('a breaking change without a mark is not released', () => {
  write('schema.graphql', schema.replace('  orders: Int\n', ''));
  expect(() => publish('2026-12-01', folder.path)).toThrow(mark.change);
  expect(readRelease(folder.path).schema).toContain('orders');
});

test('a version without a heading in CHANGELOG.md is not released', () => {
  setVersion('1.2.0');
  expect(() => publish('2026-12-01', folder.path)).toThrow("CHANGELOG.md doesn't say what 1.2.0 changes");
});

test('the first release has no contract to keep', () => {
  rmSync(join(folder.path, 'released/schema.graphql'));
  write('schema.graphql', schema.replace('  orders: Int\n', ''));
  expect(publish('2026-12-01', folder.path)).toBe(0);
  expect(requireContract('2026-12-01', folder.path)).toEqual([]);
});

test('a marked change is released with a new version, which clears the marks', () => {
  write('schema.graphql', schema.replace('  orders: Int\n', ''));
  write('released/breaking.json', JSON.stringify([mark]));
  expect(() => publish('2026-12-01', folder.path)).toThrow('Raise the version');
  setVersion('2.0.0');
  expect(publish('2026-12-01', folder.path)).toBe(1);
  expect(readRelease(folder.path)).toMatchObject({ version: '2.0.0', marks: [] });
  const history = [{ version: '2.0.0', day: '2026-12-01', added: [], removed: ['Query.orders'] }];
  expect(readHistory(folder.path)).toMatchObject(history);
  const first = readFileSync(join(folder.path, 'released/schema.graphql'), 'utf8').split('\n')[0];
  expect(first).toContain('version 2.0.0, as released on 2026-12-01');
});

test('a released schema without its version is refused', () => {
  write('released/schema.graphql', schema);
  expect(() => requireContract('2026-12-01', folder.path)).toThrow('does not begin with its version');
});
