export interface Coordinates {
  lat: number;
  lon: number;
}

const EARTH_RADIUS_MILES = 3958.7613;

/** Great-circle distance (haversine). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
