import { expect, test } from 'vitest';
import { COW_SHARES } from '../products/cowShares';
import { advice, cubicFeetOf, fitOf } from './freezerFit';

const fits = (room: number) => COW_SHARES.map(({ freezerCubicFeet }) => fitOf(freezerCubicFeet, room));

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

test('the room that packaged beef takes matches that of its share', () => {
  for (const { yieldPounds, freezerCubicFeet } of COW_SHARES) {
    expect([cubicFeetOf(yieldPounds.from), cubicFeetOf(yieldPounds.to)]).toEqual(Object.values(freezerCubicFeet));
  }
});
