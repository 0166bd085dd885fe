import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';
import { fingerprint, isBuildFresh, markBuildFresh } from './fingerprint';

let folder: ReturnType<typeof temporaryDirectory>;

function write(path: string, content: string): string {
  const file = join(folder.path, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

beforeEach(() => {
  folder = temporaryDirectory();
  write('dist/server/main.js', '');
  write('web/home/HomePage.tsx', 'one');
  write('package-lock.json', '{}');
  markBuildFresh(fingerprint(folder.path), folder.path);
});

afterEach(() => folder.remove());

test('a build of these sources is fresh', () => {
  expect(isBuildFresh(folder.path)).toBe(true);
});

test.each([
  ['is changed', 'web/home/HomePage.tsx', 'two'],
  ['is added', 'rules/money/money.ts', 'cents'],
  ["of GraphiQL's page is added", 'web/graphiql/firstTabs.ts', 'query'],
  ['of what was released is changed', 'released/breaking.json', '[]'],
  ['that lists the packages is changed', 'package-lock.json', '{"name":"herdline"}'],
])('it is stale when a file %s', (_, path, content) => {
  write(path, content);
  expect(isBuildFresh(folder.path)).toBe(false);
});

test.each([
  ['a test', 'web/home/HomePage.test.tsx'],
  ['generated code', 'web/graphTypes.generated.ts'],
  ['a document', 'docs/architecture.md'],
  ["a folder's README", 'graph/compiled/README.md'],
])('the build stays fresh when %s changes', (_, path) => {
  write(path, 'new');
  expect(isBuildFresh(folder.path)).toBe(true);
});

test('the build stays fresh when only the time of a file changes', () => {
  utimesSync(write('web/home/HomePage.tsx', 'one'), 0, 0);
  expect(isBuildFresh(folder.path)).toBe(true);
});

test('a missing build is stale', () => {
  expect(isBuildFresh(join(folder.path, 'elsewhere'))).toBe(false);
});
