import { expect, test } from 'vitest';
import { authorName, REVIEW_AUTHORS } from './authorName';

test.each([
  ['Anna Kovacs', 'Anna K.'],
  ['  Mary  Ann   van der Berg ', 'Mary B.'],
  ['Cher', 'Cher'],
  ['John Smith Jr.', 'John S.'],
  ['John Smith, Jr', 'John S.'],
  ['John Paul Smith III', 'John S.'],
  ['Ann Lee, Ph.D.', 'Ann L.'],
  ['Smith, John', 'John S.'],
  ['V', 'V'],
  ['', ''],
  ['Åsa ödegaard', 'Åsa Ö.'],
  ['Li 𠮷野', 'Li 𠮷.'],
])('others see %s as %s', (name, seen) => {
  expect(authorName(name)).toBe(seen);
});

test('an author may be shown by the first name only, or without a name', () => {
  expect(REVIEW_AUTHORS.map((shownAs) => authorName('Smith, John Jr.', shownAs))).toEqual([
    'John S.',
    'John',
    'A Herdline customer',
  ]);
});
