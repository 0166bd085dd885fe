import type { Circle } from './around';

const EARTH_RADIUS_MILES = 3958.8;
/** Distances are rounded to the tenth of a mile: what is a little outside still counts. */
const SLACK = 0.1;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * The smallest box of degrees that holds a circle. Degrees of longitude shrink towards the pole, so the circle is widest
 * north of its middle; one that reaches the pole or the date line takes in every longitude.
 */
export function boxAround({ latitude, longitude, miles }: Circle) {
  const angle = (miles + SLACK) / EARTH_RADIUS_MILES;
  const south = latitude - degrees(angle);
  const north = latitude + degrees(angle);
  const wide = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
  const isWhole = south <= -90 || north >= 90 || longitude - wide < -180 || longitude + wide > 180;
  return isWhole
    ? { west: -180, south, east: 180, north }
    : { west: longitude - wide, south, east: longitude + wide, north };
}
