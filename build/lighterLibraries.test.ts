import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPLACED } from './lighterLibraries';

const exportsOf = (code: string) =>
  [...code.matchAll(/export (?:(?:async )?(?:const|function) (\w+)|\{ (\w+) \})/g)]
    .map(([, declared, listed]) => declared ?? listed)
    .sort();

test.each(Object.entries(REPLACED))('the replacement of %s has the same exports', (path, code) => {
  expect(exportsOf(code)).toEqual(exportsOf(readFileSync(`node_modules/${path}`, 'utf8')));
});
