import { expect, test } from 'vitest';
import { authorName } from './authorName';

test.each([
  ['Anna Kovacs', 'Anna K.'],
  ['  Mary  Ann   van der Berg ', 'Mary B.'],
  ['Cher', 'Cher'],
  ['Åsa ödegaard', 'Åsa Ö.'],
  ['Li 𠮷野', 'Li 𠮷.'],
])('others see %s as %s', (name, seen) => {
  expect(authorName(name)).toBe(seen);
});
