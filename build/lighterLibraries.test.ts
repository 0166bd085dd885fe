import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPLACED } from './lighterLibraries';

const exportsOf = (code: string) =>
  [...code.matchAll(/export (?:(?:async )?(?:const|function) (\w+)|\{ (\w+) \})/g)]
    .map(([, declared, listed]) => declared ?? listed)
    .sort();

test.each(Object.entries(REPLACED))('the replacement of %s has the same exports', (path, code) => {
  expect(exportsOf(code)).toEqual(exportsOf(readFileSync(`node_modules/${path}`, 'utf8')));
});

test('no document of the client uses a directive of Apollo Client', () => {
  const documents = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.graphql'),
  );
  const used = documents.flatMap((name) => readFileSync(join('web', name), 'utf8').match(/@\w+/g) ?? []);
  expect([...new Set(used)].sort()).toEqual(['@include', '@skip']);
});
