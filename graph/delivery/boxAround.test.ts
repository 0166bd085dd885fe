import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { boxAround } from './boxAround';

const db = await testDatabase();

const degrees = Array.from({ length: 360 }, (_, bearing) => bearing);
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The point `miles` away from the center in a direction. */
function onRim({ latitude, longitude, miles }: Circle, bearing: number) {
  const [lat, angle, course] = [radians(latitude), miles / 3958.8, radians(bearing)];
  const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(course);
  const east = Math.atan2(Math.sin(course) * Math.sin(angle) * Math.cos(lat), Math.cos(angle) - Math.sin(lat) * sine);
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: longitude + (east * 180) / Math.PI };
}

async function milesTo({ latitude, longitude }: Circle, points: { latitude: number; longitude: number }[]) {
  const { rows } = await db.raw(
    'select miles_between(?, ?, latitude, longitude) as miles from unnest(?::float8[], ?::float8[]) as p(latitude, longitude)',
    [latitude, longitude, points.map((point) => point.latitude), points.map((point) => point.longitude)],
  );
  return rows.map(({ miles }: { miles: number }) => miles) as number[];
}

type Circle = { latitude: number; longitude: number; miles: number };

describe('the box around a circle', () => {
  test.each([
    { latitude: 30.27, longitude: -97.74, miles: 50 },
    { latitude: 44.2, longitude: -69.5, miles: 2_000 },
    { latitude: 47.6, longitude: -122.3, miles: 1_200 },
    { latitude: 64.8, longitude: -147.7, miles: 100 },
  ])('holds all of $miles miles around $latitude, $longitude', async (circle) => {
    const { west, south, east, north } = boxAround(circle);
    const rim = degrees.map((bearing) => onRim(circle, bearing));
    for (const miles of await milesTo(circle, rim)) expect(miles).toBeCloseTo(circle.miles, 0);
    for (const { latitude, longitude } of rim) {
      expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east).toBe(true);
    }
  });

  test('is hardly larger than a small circle', () => {
    const { west, south, east, north } = boxAround({ latitude: 30.27, longitude: -97.74, miles: 50 });
    expect(north - south).toBeCloseTo(1.45, 1);
    expect(east - west).toBeCloseTo(1.68, 1);
  });

  test.each([
    ['the pole', { latitude: 64.8, longitude: -147.7, miles: 2_000 }],
    ['the date line', { latitude: 21.3, longitude: -157.8, miles: 2_000 }],
  ])('takes in every longitude at %s', (_where, circle) => {
    expect(boxAround(circle)).toMatchObject({ west: -180, east: 180 });
  });
});
