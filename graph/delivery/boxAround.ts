import type { Place } from './placeOf';

const EARTH_RADIUS_MILES = 3958.8;
/** Distances are rounded to a tenth of a mile, so a place just outside still counts. */
const SLACK = 0.1;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * The smallest box of degrees around a circle. Degrees of longitude shrink toward the pole, so the circle is widest north
 * of its center. A circle that reaches the pole or the date line includes every longitude.
 */
export function boxAround({ latitude, longitude, miles }: Place & { miles: number }) {
  const angle = (miles + SLACK) / EARTH_RADIUS_MILES;
  const south = latitude - degrees(angle);
  const north = latitude + degrees(angle);
  const wide = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  const isWhole = south <= -90 || north >= 90 || longitude - wide < -180 || longitude + wide > 180;
  return isWhole
    ? { west: -180, south, east: 180, north }
    : { west: longitude - wide, south, east: longitude + wide, north };
}
