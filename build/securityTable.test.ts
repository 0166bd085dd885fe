import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every test that docs/security.md names exists', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const shownBy = rows.flatMap((row) => [
    ...(row.split('|').at(-2) ?? '').matchAll(/`((?:graph|e2e|prove|migrations)\/[^`]+)`/g),
  ]);
  const named = shownBy.map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(path) || !testsIn(path).some(isTest))).toEqual([]);
});

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

const testsIn = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [path];
