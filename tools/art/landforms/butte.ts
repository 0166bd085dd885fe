import { type Point, points, polygon } from '../curve';
import { gouge } from '../gouge';
import { repeat, rimmed, shape } from '../shape';
import type { View } from '../view';

export type Butte = { x: number; top: number; half: number; foot: number };

/** The edge from left to right: shares of half the width, and units above or below the top. */
const BRINK = points('-1,0 -0.96,-4 -0.5,-1 -0.42,-9 0.1,-6 0.14,0 0.7,-3 1,3');

/** A flat-topped hill: sheer above, scree below, one end in shade. */
export function drawButte(view: View, butte: Butte): string {
  const { palette } = view;
  const { x, top, half, foot } = butte;
  const cliff = top + (foot - top) * view.random.between(0.42, 0.6);
  const across = (share: number, y: number): Point => [x + half * share, y];
  const brink = BRINK.map(([share, rise]) => across(share, top + rise));
  const rightEnd = [across(1.05, cliff), across(1.6, foot)];
  const body = polygon([...brink, ...rightEnd, across(-1.6, foot), across(-1.05, cliff)]);
  const shade = polygon([
    across(0.5, top - 2),
    across(1, top + 3),
    ...rightEnd,
    across(0.9, foot),
    across(0.55, cliff + 6),
  ]);
  return [
    rimmed(palette.paper, 5, body),
    shape(palette.mid, body) + shape(palette.near, shade + cracks(view, butte, cliff)),
    shape(palette.far, strata(view, butte, cliff) + scree(view, butte, cliff)),
  ].join('');
}

function cracks({ random }: View, { x, top, half }: Butte, cliff: number): string {
  return repeat(Math.round(half / 5), () => {
    const at = x + random.between(-0.98, 0.98) * half;
    const end = top + (cliff - top) * random.between(0.5, 1);
    return gouge([at, top + random.between(2, 14)], [at + random.between(-2, 2), end], random.between(2, 4));
  });
}

function strata({ random }: View, { x, top, half }: Butte, cliff: number): string {
  return [0.22, 0.5, 0.92]
    .flatMap((level) => {
      const y = top + (cliff - top) * level;
      return [-1, -0.45, 0.1].map((start) =>
        gouge(
          [x + half * start, y],
          [x + half * (start + random.between(0.3, 0.6)), y + random.between(-2, 2)],
          random.between(2.4, 4),
        ),
      );
    })
    .join('');
}

function scree({ random }: View, { x, half, foot }: Butte, cliff: number): string {
  return Array.from({ length: Math.round(half / 5) }, () => {
    const across = random.between(-1, 0.6);
    return gouge(
      [x + half * across * 1.02, cliff + 5],
      [x + half * across * 1.5, cliff + (foot - cliff) * random.between(0.5, 0.95)],
      3,
    );
  }).join('');
}
