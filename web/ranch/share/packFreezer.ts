import type { CutShare, YieldCut } from '../../../rules/share/cutYields';
import { POUNDS_PER_CUBIC_FOOT } from '../../../rules/trueCost/trueCost';

/** Every freezer is drawn from the front and is this deep, in feet, so that areas are to scale with cubic feet. */
export const DEPTH = 1.6;

/** About as high as a pack that lies flat. */
const ROW = 0.17;

/** Between the freezer and what doesn't fit into it. */
const GAP = 0.5;
const PILE = { width: 1.2, height: 4.5 };

/** From here on people buy uprights. */
const UPRIGHT_FROM = 10;

interface Rect {
  x: number;
  /** From the floor up, like all heights here. */
  y: number;
  width: number;
  height: number;
}

/** The inside of a freezer, in feet. */
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

/**
 * Lays the packs of a share flat in a freezer, row on row from the bottom. What finds no room is stacked beside it. Each pack has
 * exactly the area of its volume; one at the end of a row goes on in the next.
 */
export function packFreezer(cuts: readonly CutShare[], freezer: Freezer): PackedCut[] {
  const height = freezer.height / freezer.rows;
  const lengthOf = (pounds: number) => pounds / POUNDS_PER_CUBIC_FOOT / DEPTH / height;
  const room = freezer.rows * freezer.width;
  const left = cuts.reduce((sum, { pounds }) => sum + lengthOf(pounds), 0) - room;
  const pile = { x: freezer.width + GAP, width: Math.max(PILE.width, (left * height) / PILE.height), height };
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

/** A piece of an endless strip that is cut into rows of a width. */
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
