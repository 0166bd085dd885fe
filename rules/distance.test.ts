import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milesBetween } from './distance';

const AUSTIN = { lat: 30.2711, lon: -97.7437 };
const DALLAS = { lat: 32.7876, lon: -96.7994 };
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('knows how far Dallas is from Austin', () => expect(milesBetween(AUSTIN, DALLAS)).toBeCloseTo(182.5, 0));

it('is the same both ways, and never more than half around the earth', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      expect(milesBetween(a, b)).toBeGreaterThanOrEqual(0);
      expect(milesBetween(a, b)).toBeLessThan(12_500);
      expect(milesBetween(a, a)).toBe(0);
    }),
  );
});
