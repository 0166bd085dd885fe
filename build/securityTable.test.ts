import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const PATHS = /`((?:graph|e2e|tools\/prove|migrations|build|rules|web)\/[^`]+)`/g;

/** The paths of tests in the last cell. */
const namedBy = (cells: string[]) => [...(cells.at(-2) ?? '').matchAll(PATHS)].map(([, path]) => path ?? '');

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

const testsIn = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [path];

test('every test that docs/security.md names exists', () => {
  const named = rows.flatMap(namedBy);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(path) || !testsIn(path).some(isTest))).toEqual([]);
});

test('every row of ASVS 5.0.0 of levels 1 and 2 is met by a test, or says why not', () => {
  const table = rows.filter(([, row = '']) => /^\d+\.\d+\.\d+$/.test(row));
  expect(new Set(table.map(([, row]) => row)).size).toBe(table.length);
  const ofLevel = (level: string) => table.filter((cells) => cells[2] === level).length;
  expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183]);
  const having = (wanted: string) => table.filter(([, , , , status]) => status === wanted).length;
  expect(text).toContain(
    `${having('met')} are met, ${having('not met')} aren't, and ${having('not applicable')} don't apply.`,
  );
  const unproven = table.filter((cells) => {
    const [, , , , status, why = ''] = cells;
    if (status === 'met') return namedBy(cells).length === 0;
    return status === 'not met' ? !/\bUntil\b|\buntil\b/.test(why) : status !== 'not applicable' || !why;
  });
  expect(unproven.map(([, row]) => row)).toEqual([]);
});

test('all libraries come from the npm registry', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const sources = Object.values<{ resolved?: string }>(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(sources.filter((url) => !url.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});
