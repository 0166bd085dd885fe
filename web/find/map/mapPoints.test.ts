import { expect, test } from 'vitest';
import { circleAt, groupsFor, positionOf, type RanchPoint, spotsOf } from './mapPoints';
import { around, fullView, isShown, MAX_SCALE, panned, toScreen, zoomed } from './mapView';

const size = { width: 400, height: 500 };
const AUSTIN = { latitude: 30.2711, longitude: -97.7426 };

const pointAt = (rancherId: string, latitude: number, longitude: number): RanchPoint => ({
  ...{ rancherId, ranchName: `Ranch ${rancherId}`, city: 'Austin', state: 'Texas', distanceMiles: null },
  ...{ latitude, longitude },
});

test('ranches outside of the states are not on the map', () => {
  const spots = spotsOf([pointAt('1', 30, -97), pointAt('2', 0, 0), pointAt('3', 90, 180), pointAt('4', 61, -150)]);
  expect(spots.map(({ ranch }) => ranch.rancherId)).toEqual(['1', '4']);
  expect(circleAt({ latitude: 0, longitude: 0 }, 25)).toBeUndefined();
});

test('ranches at the same place are grouped when zoomed out, and separate at the maximum scale', () => {
  const spots = spotsOf(Array.from({ length: 30 }, (_, place) => pointAt(String(place), 30, -97)));
  const groupsAt = groupsFor(spots);
  const zoomedOut = groupsAt(fullView(size), 56);
  expect(zoomedOut.reduce((sum, group) => sum + group.spots.length, 0)).toBe(30);
  expect(zoomedOut.length).toBeLessThan(5);
  const zoomedIn = groupsAt({ x: 0, y: 0, scale: MAX_SCALE }, 56);
  expect(zoomedIn).toHaveLength(30);
  const places = zoomedIn.map(({ x, y }) => [x * MAX_SCALE, y * MAX_SCALE] as const);
  for (const [x, y] of places) {
    const others = places.filter(([otherX, otherY]) => otherX !== x || otherY !== y);
    expect(Math.min(...others.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)))).toBeGreaterThan(24);
  }
});

test('a circle fits into its view, and the view is centered on the circle', () => {
  const circle = circleAt(AUSTIN, 100);
  const view = circle && around(circle, size);
  expect(view && isShown(view, { x: circle.x - circle.radius, y: circle.y }, size)).toBe(true);
  const found = view && positionOf(view);
  expect(found?.latitude).toBeCloseTo(AUSTIN.latitude, 6);
  expect(found?.longitude).toBeCloseTo(AUSTIN.longitude, 6);
});

test('the point under a finger stays there while the map zooms, and no view leaves the drawing', () => {
  const start = { x: 500, y: 400, scale: 2 };
  const below = { x: 520, y: 430 };
  const { left, top } = toScreen(start, below, size);
  const after = toScreen(zoomed(start, 3, size, { x: left, y: top }), below, size);
  expect(after.left).toBeCloseTo(left, 6);
  expect(after.top).toBeCloseTo(top, 6);
  expect(panned(start, { dx: 1e9, dy: -1e9 }, size)).toEqual({ x: 0, y: 610, scale: 2 });
  expect(zoomed(start, 1e-9, size).scale).toBe(fullView(size).scale);
  expect(zoomed(start, 1e9, size).scale).toBe(MAX_SCALE);
});
