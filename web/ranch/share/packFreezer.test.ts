import { expect, test } from 'vitest';
import { cutsOf } from '../../../rules/share/cutYields';
import { POUNDS_PER_CUBIC_FOOT } from '../../../rules/trueCost/trueCost';
import { DEPTH, freezerOf, packFreezer } from './packFreezer';

const ROOMS = [2, 5, 7, 9, 10, 15, 24];
const WEIGHTS = [1, 40, 112.5, 175, 225, 450, 600];
const CASES = ROOMS.flatMap((room) => WEIGHTS.map((pounds) => ({ room, pounds })));

const volumeOf = (rects: { width: number; height: number }[]) =>
  rects.reduce((sum, { width, height }) => sum + width * height, 0) * DEPTH;

test.each(ROOMS)('a freezer of %i cubic feet is drawn to scale', (room) => {
  const { width, height } = freezerOf(room);
  expect(width * height * DEPTH).toBeCloseTo(room, 6);
});

test.each(CASES)(
  '$pounds lb in $room cubic feet keep their volume, and only what does not fit is outside',
  ({ room, pounds }) => {
    const freezer = freezerOf(room);
    const packed = packFreezer(cutsOf(pounds), freezer);
    const volume = Math.round(pounds) / POUNDS_PER_CUBIC_FOOT;
    expect(volumeOf(packed.flatMap(({ inside }) => inside))).toBeCloseTo(Math.min(volume, room), 6);
    expect(volumeOf(packed.flatMap(({ outside }) => outside))).toBeCloseTo(Math.max(0, volume - room), 6);
  },
);

test.each(CASES)('$pounds lb in $room cubic feet stay within the walls of the freezer', ({ room, pounds }) => {
  const freezer = freezerOf(room);
  for (const { inside, outside } of packFreezer(cutsOf(pounds), freezer)) {
    for (const { x, y, width, height } of inside) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(freezer.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(freezer.height + 1e-6);
    }
    for (const { x } of outside) expect(x).toBeGreaterThan(freezer.width);
  }
});
