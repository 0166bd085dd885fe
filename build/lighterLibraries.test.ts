import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPLACED } from './lighterLibraries';

const exportsOf = (code: string) =>
  [...code.matchAll(/export (?:(?:async )?(?:const|function) (\w+)|\{ (\w+) \})/g)]
    .map(([, declared, listed]) => declared ?? listed)
    .sort();

test.each(Object.entries(REPLACED))('what stands in for %s exports what it does', (path, code) => {
  expect(exportsOf(code)).toEqual(exportsOf(readFileSync(`node_modules/${path}`, 'utf8')));
});
