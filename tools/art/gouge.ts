import type { Point } from './curve';

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * One stroke of a V-gouge: it enters the block as a point, widens, and leaves as a point.
 * `bend` curves the stroke to its left, and `width` is its widest part.
 */
export function gouge([x1, y1]: Point, [x2, y2]: Point, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (y2 - y1) / length;
  const ny = -(x2 - x1) / length;
  const control = (out: number) => `${round((x1 + x2) / 2 + nx * out)} ${round((y1 + y2) / 2 + ny * out)}`;
  const ends = `${round(x2)} ${round(y2)}`;
  return `M${round(x1)} ${round(y1)}Q${control(bend + width)} ${ends}Q${control(bend - width)} ${round(x1)} ${round(y1)}Z`;
}

/** Strokes written as "x1,y1 x2,y2 width bend", separated by semicolons. */
export function gouges(list: string): string {
  return list
    .split(';')
    .map((line) =>
      line
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    )
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, width = 0, bend]) => gouge([x1, y1], [x2, y2], width, bend))
    .join('');
}
