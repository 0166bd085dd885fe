import { geoAlbersUsa, geoCircle, geoPath } from 'd3-geo';
import { MAP } from '../../parts/charts/stateShapes';
import type { Circle, View } from './mapView';
import { NEAREST } from './mapView';
import type { RanchMapQuery } from './RanchMap.generated';

export type RanchPoint = RanchMapQuery['ranchPoints'][number];

/** A ranch at its spot of the drawing. */
export interface Spot {
  ranch: RanchPoint;
  x: number;
  y: number;
}

/** Ranches that are shown as one. */
export interface Group {
  x: number;
  y: number;
  spots: Spot[];
}

const SCALE = 1_300;
const EARTH_MILES = 3_958.8;

/** The projection of the atlas, as its makers give it. */
const project = geoAlbersUsa()
  .scale(SCALE)
  .translate([MAP.width / 2, MAP.height / 2]);

/** Miles of a unit in the middle of the drawing. Toward its edges, and in Alaska, a unit is more. */
export const MILES_OF_UNIT = EARTH_MILES / SCALE;

/** Ranches outside of the states have no spot. Those at the same place are laid around it, so that each can be pressed. */
export function spotsOf(ranches: readonly RanchPoint[]): Spot[] {
  const atPlace = new Map<string, number>();
  return ranches.flatMap((ranch) => {
    const spot = project([ranch.longitude, ranch.latitude]);
    if (!spot) return [];
    const place = `${ranch.longitude} ${ranch.latitude}`;
    const before = atPlace.get(place) ?? 0;
    atPlace.set(place, before + 1);
    return [{ ranch, ...beside(spot, before) }];
  });
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** A fingertip, where the map is nearest. */
const APART = 44 / NEAREST;

/** The golden angle: as the seeds of a sunflower, points laid by it are all about as far from each other. */
const beside = ([x, y]: [number, number], place: number) => ({
  x: x + APART * Math.sqrt(place) * Math.cos(place * GOLDEN_ANGLE),
  y: y + APART * Math.sqrt(place) * Math.sin(place * GOLDEN_ANGLE),
});

/** Groups ranches that share a square of a grid, in the order of the first ranch of each. Remembers the groups of each zoom step. */
export function groupsFor(spots: readonly Spot[]) {
  const found = new Map<string, Group[]>();
  const alone = spots.map((spot) => ({ x: spot.x, y: spot.y, spots: [spot] }));
  return ({ scale }: View, squarePx: number): Group[] => {
    if (scale > NEAREST * 0.9) return alone;
    const side = squarePx / 2 ** Math.round(Math.log2(scale));
    const key = side.toFixed(4);
    const groups = found.get(key) ?? grouped(spots, side);
    found.set(key, groups);
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
  return [...squares.values()].map((together) => ({ ...middleOf(together), spots: together }));
}

const middleOf = (spots: readonly Spot[]) => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

interface Position {
  latitude: number;
  longitude: number;
}

/** A circle on the drawing; undefined outside of the states. */
export function circleAt({ latitude, longitude }: Position, miles: number): Circle | undefined {
  const spot = project([longitude, latitude]);
  return spot ? { x: spot[0], y: spot[1], radius: miles / MILES_OF_UNIT } : undefined;
}

/** The outline of a circle on the earth, as a path of the drawing. */
export function circleOutline({ latitude, longitude }: Position, miles: number): string {
  const circle = geoCircle()
    .center([longitude, latitude])
    .radius(((miles / EARTH_MILES) * 180) / Math.PI);
  return geoPath(project)(circle()) ?? '';
}

/** The position in the middle of a view; undefined outside of the states. */
export function positionOf({ x, y }: View): Position | undefined {
  const position = project.invert?.([x, y]);
  return position ? { longitude: position[0], latitude: position[1] } : undefined;
}
