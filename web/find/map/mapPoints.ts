import { geoAlbersUsa, geoCircle, geoPath } from 'd3-geo';
import { MAP } from '../../parts/charts/stateShapes';
import type { Circle, View } from './mapView';
import { MAX_SCALE } from './mapView';
import type { RanchMapQuery } from './RanchMap.generated';

export type RanchPoint = RanchMapQuery['ranchPoints'][number];

/** A ranch with its position on the drawing. */
export interface Spot {
  ranch: RanchPoint;
  x: number;
  y: number;
}

export interface Group {
  x: number;
  y: number;
  spots: Spot[];
}

const SCALE = 1_300;
const EARTH_MILES = 3_958.8;

/** The projection of the atlas that the state shapes come from. */
const project = geoAlbersUsa()
  .scale(SCALE)
  .translate([MAP.width / 2, MAP.height / 2]);

/** The miles per unit in the middle of the drawing. A unit is more miles toward the edges and in Alaska. */
export const MILES_OF_UNIT = EARTH_MILES / SCALE;

/** Projects ranches onto the drawing, without those outside of the states. Ranches at the same place are spread around it. */
export function spotsOf(ranches: readonly RanchPoint[]): Spot[] {
  const atPlace = new Map<string, number>();
  return ranches.flatMap((ranch) => {
    const spot = project([ranch.longitude, ranch.latitude]);
    if (!spot) return [];
    const place = `${ranch.longitude} ${ranch.latitude}`;
    const earlier = atPlace.get(place) ?? 0;
    atPlace.set(place, earlier + 1);
    return [{ ranch, ...spread(spot, earlier) }];
  });
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The distance between spread ranches: 44 px at the maximum scale, the size of a fingertip. */
const SPREAD = 44 / MAX_SCALE;

/** Spreads points by the golden angle, so that all are about equally far from each other, like the seeds of a sunflower. */
const spread = ([x, y]: [number, number], place: number) => ({
  x: x + SPREAD * Math.sqrt(place) * Math.cos(place * GOLDEN_ANGLE),
  y: y + SPREAD * Math.sqrt(place) * Math.sin(place * GOLDEN_ANGLE),
});

/** Groups ranches that share a square of a grid, ordered by the first ranch of each group. Caches the groups per zoom step. */
export function groupsFor(spots: readonly Spot[]) {
  const cache = new Map<string, Group[]>();
  const alone = spots.map((spot) => ({ x: spot.x, y: spot.y, spots: [spot] }));
  return ({ scale }: View, squarePx: number): Group[] => {
    if (scale > MAX_SCALE * 0.9) return alone;
    const side = squarePx / 2 ** Math.round(Math.log2(scale));
    const key = side.toFixed(4);
    const groups = cache.get(key) ?? grouped(spots, side);
    cache.set(key, groups);
    return groups;
  };
}

function grouped(spots: readonly Spot[], side: number): Group[] {
  const squares = new Map<string, Spot[]>();
  for (const spot of spots) {
    const key = `${Math.floor(spot.x / side)} ${Math.floor(spot.y / side)}`;
    const square = squares.get(key);
    if (square) square.push(spot);
    else squares.set(key, [spot]);
  }
  return [...squares.values()].map((group) => ({ ...middleOf(group), spots: group }));
}

const middleOf = (spots: readonly Spot[]) => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

interface Position {
  latitude: number;
  longitude: number;
}

/** Returns a circle on the drawing, or undefined outside of the states. */
export function circleAt({ latitude, longitude }: Position, miles: number): Circle | undefined {
  const spot = project([longitude, latitude]);
  return spot ? { x: spot[0], y: spot[1], radius: miles / MILES_OF_UNIT } : undefined;
}

/** Returns the outline of a circle on the earth as an SVG path on the drawing. */
export function circleOutline({ latitude, longitude }: Position, miles: number): string {
  const circle = geoCircle()
    .center([longitude, latitude])
    .radius(((miles / EARTH_MILES) * 180) / Math.PI);
  return geoPath(project)(circle()) ?? '';
}

/** Returns the position at the center of a view, or undefined outside of the states. */
export function positionOf({ x, y }: View): Position | undefined {
  const position = project.invert?.([x, y]);
  return position ? { longitude: position[0], latitude: position[1] } : undefined;
}
