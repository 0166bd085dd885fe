import { expect, test } from 'vitest';
import { findByTag } from './nearestTags';

const herd = ['41', '14B', '0117', '220', '221', '9'].map((tag) => ({ tag }));
const find = (typed: string) => {
  const { found, nearest } = findByTag(typed, herd);
  return [found.map(({ tag }) => tag), nearest.map(({ tag }) => tag)];
};

test.each([
  ['41', ['41']],
  [' 14b ', ['14B']],
  ['117', ['0117']],
])('%o is a tag', (typed, found) => {
  expect(find(typed)).toEqual([found, []]);
});

test.each([
  ['14', '41'],
  ['222', '220'],
  ['0171', '0117'],
  ['14-8', '14B'],
  ['2200', '220'],
])('%o is nearest to %o', (typed, nearest) => {
  const [found, offered] = find(typed);
  expect([found, offered?.[0]]).toEqual([[], nearest]);
});

test('tags that two ranches use are both found', () => {
  expect(
    findByTag('7', [
      { tag: '7', of: 1 },
      { tag: '07', of: 2 },
    ]).found,
  ).toHaveLength(2);
});
