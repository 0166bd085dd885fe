import type { CutShare, YieldCut } from '../../../rules/share/cutYields';
import { POUNDS_PER_CUBIC_FOOT } from '../../../rules/trueCost/trueCost';

/** The depth of every freezer, in feet. It's the same for all, so that areas of the front view are to scale with volumes. */
export const DEPTH = 1.6;

/** The approximate height of a pack that lies flat, in feet. */
const ROW = 0.17;

/** The distance between the freezer and the packs that don't fit into it, in feet. */
const GAP = 0.5;
const PILE = { width: 1.2, height: 4.5 };

/** The size, in cubic feet, at which people usually buy an upright freezer instead of a chest. */
const UPRIGHT_FROM = 10;

interface Rect {
  x: number;
  /** Measured from the floor up, like all heights here. */
  y: number;
  width: number;
  height: number;
}

export interface Freezer {
  isChest: boolean;
  width: number;
  height: number;
  rows: number;
}

export function freezerOf(cubicFeet: number): Freezer {
  const isChest = cubicFeet < UPRIGHT_FROM;
  const area = cubicFeet / DEPTH;
  const width = Math.sqrt(area * (isChest ? 1.6 : 0.5));
  const height = area / width;
  return { isChest, width, height, rows: Math.max(1, Math.round(height / ROW)) };
}

export interface PackedCut {
  cut: YieldCut;
  inside: Rect[];
  outside: Rect[];
}

/** Each pack's area is to scale with its volume. One that doesn't fit in a row continues in the next. */
export function packFreezer(cuts: readonly CutShare[], freezer: Freezer): PackedCut[] {
  const height = freezer.height / freezer.rows;
  const lengthOf = (pounds: number) => pounds / POUNDS_PER_CUBIC_FOOT / DEPTH / height;
  const room = freezer.rows * freezer.width;
  const excess = cuts.reduce((sum, { pounds }) => sum + lengthOf(pounds), 0) - room;
  const pile = { x: freezer.width + GAP, width: Math.max(PILE.width, (excess * height) / PILE.height), height };
  let end = 0;
  return cuts.map(({ cut, pounds, packs }) => {
    const packed: PackedCut = { cut, inside: [], outside: [] };
    for (let pack = 0; pack < packs; pack += 1) {
      const start = end;
      end += lengthOf(pounds / packs);
      packed.inside.push(...strip(start, Math.min(end, room), { x: 0, width: freezer.width, height }));
      packed.outside.push(...strip(Math.max(start, room) - room, end - room, pile));
    }
    return packed;
  });
}

/** Returns the rectangles of a piece of an endless strip that wraps into rows of the given width. */
function strip(start: number, end: number, { x, width, height }: Omit<Rect, 'y'>): Rect[] {
  const rects: Rect[] = [];
  for (let from = start; end - from > 1e-9; ) {
    // A start that's a hair before the end of a row belongs to the next row.
    const row = Math.floor(from / width + 1e-9);
    const to = Math.min(end, (row + 1) * width);
    rects.push({ x: x + Math.max(0, from - row * width), y: row * height, width: to - from, height });
    from = to;
  }
  return rects;
}
