import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '../../graph/testing/temporaryDirectory';
import { publish } from './publish';
import { readRelease, writeRelease } from './release';
import { requireContract } from './requireContract';

const schema = 'type Query {\n  viewer: String\n  orders: Int\n}\n';
const mark = { change: 'FIELD_REMOVED Query.orders was removed.', since: '2026-12-01', reason: 'Nobody asks.' };

let place: ReturnType<typeof temporaryDirectory>;
const write = (path: string, content: string) => writeFileSync(join(place.path, path), content);
const setVersion = (version: string) => write('package.json', JSON.stringify({ version }));

beforeEach(() => {
  place = temporaryDirectory();
  mkdirSync(join(place.path, 'released'));
  setVersion('1.0.0');
  write('schema.graphql', schema);
  writeRelease({ version: '1.0.0', schema, day: '2026-11-21' }, place.path);
});

afterEach(() => place.remove());

test('what was released is what is checked', () => {
  expect(requireContract('2026-12-01', place.path)).toEqual([]);
  write('schema.graphql', schema.replace('  orders: Int\n', ''));
  expect(() => requireContract('2026-12-01', place.path)).toThrow(mark.change);
});

test('a version that was raised needs its release', () => {
  setVersion('1.1.0');
  expect(() => requireContract('2026-12-01', place.path)).toThrow('npm run schema:release');
  expect(publish('2026-12-01', place.path)).toBe(0);
  expect(requireContract('2026-12-01', place.path)).toEqual([]);
});

test('a release takes the additions in, so that they are promised from then on', () => {
  write('schema.graphql', schema.replace('}', '  ranchers: Int\n}'));
  publish('2026-12-01', place.path);
  write('schema.graphql', schema);
  expect(() => requireContract('2026-12-02', place.path)).toThrow('Query.ranchers was removed');
});

test('no release decides that something may break', () => {
  write('schema.graphql', schema.replace('  orders: Int\n', ''));
  expect(() => publish('2026-12-01', place.path)).toThrow(mark.change);
  expect(readRelease(place.path).schema).toContain('orders');
});

test('the first release has nothing to keep', () => {
  rmSync(join(place.path, 'released/schema.graphql'));
  write('schema.graphql', schema.replace('  orders: Int\n', ''));
  expect(publish('2026-12-01', place.path)).toBe(0);
  expect(requireContract('2026-12-01', place.path)).toEqual([]);
});

test('what is marked goes with a new version, and the marks with it', () => {
  write('schema.graphql', schema.replace('  orders: Int\n', ''));
  write('released/breaking.json', JSON.stringify([mark]));
  expect(() => publish('2026-12-01', place.path)).toThrow('Raise the version');
  setVersion('2.0.0');
  expect(publish('2026-12-01', place.path)).toBe(1);
  expect(readRelease(place.path)).toMatchObject({ version: '2.0.0', marks: [] });
  const first = readFileSync(join(place.path, 'released/schema.graphql'), 'utf8').split('\n')[0];
  expect(first).toContain('version 2.0.0, as released on 2026-12-01');
});

test('a snapshot without its version is none', () => {
  write('released/schema.graphql', schema);
  expect(() => requireContract('2026-12-01', place.path)).toThrow('does not begin with its version');
});
