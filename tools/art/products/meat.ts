import type { Random } from '../../../seeds/createRandom';
import { closedCurve, type Point } from '../curve';
import { gouge } from '../gouge';
import { clipped, moved, rimmed, shape } from '../shape';
import { INK } from './board';

/** The box to fill with marbling. */
export type Area = { left: number; right: number; top: number; bottom: number };

/** Short light cuts in red meat, mostly in one direction. */
export function marbling(random: Random, { left, right, top, bottom }: Area, count: number, angle: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(left, right), random.between(top, bottom)];
    const turn = angle + random.between(-0.7, 0.7);
    const reach = random.between(5, 15);
    const end: Point = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    return gouge([x, y], end, random.between(1, 2.4), random.between(-3, 3));
  }).join('');
}

type Slice = {
  id: string;
  /** The whole slice, with its fat. */
  outline: string;
  /** The muscles in it. */
  muscles: readonly string[];
  area: Area;
  grain?: number;
  marbles?: number;
  /** The thickness of the slice, whose edge shows below. */
  thick?: number;
  inside?: string;
};

/** A slice of red meat that lies flat: its edge, the fat around it, the muscles and their marbling. */
export function slice(
  random: Random,
  { id, outline, muscles, area, grain = 0.4, marbles = 40, thick = 12, inside = '' }: Slice,
): string {
  const rim = closedCurve(outline);
  const red = muscles.map(closedCurve).join('');
  const edge = `<g transform="translate(0 ${thick})">${rimmed(INK.key, 5, rim)}${shape(INK.deep, rim)}</g>`;
  return [
    edge,
    rimmed(INK.key, 5, rim),
    shape(INK.fat, rim),
    `<g transform="translate(.9 -.8)">${shape(INK.red, red)}</g>`,
    clipped(
      id,
      red,
      shape(INK.fat, marbling(random, area, marbles, grain)) +
        shape(INK.deep, marbling(random, area, Math.round(marbles / 3), grain)),
    ),
    inside,
  ].join('');
}

/** Dark seared lines across a slice. */
export function grillMarks(id: string, outline: string, lean = -0.5): string {
  const bars = Array.from({ length: 9 }, (_, index) => {
    const x = 20 + index * 26;
    return gouge([x, 220], [x - lean * 200, 20], 7);
  }).join('');
  return clipped(id, closedCurve(outline), shape(INK.key, bars));
}

const SPRIG = Array.from({ length: 9 }, (_, index) => {
  const y = -index * 6;
  return (
    gouge([index * 1.6, y], [index * 1.6 - 12, y - 8], 2.6) + gouge([index * 1.6, y], [index * 1.6 + 12, y - 5], 2.6)
  );
}).join('');

/** A sprig of rosemary. */
export const rosemary = (x: number, y: number, size = 1, flip = false) =>
  moved(
    x,
    y,
    size,
    rimmed(INK.fat, 2, SPRIG + gouge([0, 4], [15, -56], 2)) + shape(INK.pasture, SPRIG + gouge([0, 4], [15, -56], 2)),
    flip,
  );

/** Kitchen string along the paths. */
export const string = (...paths: string[]) =>
  `<g fill="none" stroke-linecap="round"><path d="${paths.join('')}" stroke="${INK.key}" stroke-width="5.4"/><path d="${paths.join('')}" stroke="${INK.paper}" stroke-width="3"/></g>`;
