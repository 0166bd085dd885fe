import { expect, test } from 'vitest';
import { COW_SHARES } from '../../rules/products/cowShares';
import { advice, fitOf } from './freezerFit';

const fits = (room: number) => COW_SHARES.map((share) => fitOf(share, room));

test.each([
  [3, ['tooMuch', 'tooMuch', 'tooMuch']],
  [4, ['tight', 'tooMuch', 'tooMuch']],
  [5, ['fits', 'tooMuch', 'tooMuch']],
  [9, ['fits', 'tight', 'tooMuch']],
  [16, ['fits', 'fits', 'tight']],
  [20, ['fits', 'fits', 'fits']],
])('in %i cubic feet', (room, expected) => {
  expect(fits(room)).toEqual(expected);
});

test('the largest share that fits is the advice, or something smaller than a share', () => {
  expect(advice(12)).toContain('half cow');
  expect(advice(3)).toContain('beef box');
});
