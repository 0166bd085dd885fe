import { at } from '../../seeds/at';
export type Point = readonly [x: number, y: number];

type Knot = { at: Point; corner: boolean };

const round = (value: number) => Math.round(value * 10) / 10;

// "12,40 18,52! 30,60": pairs of x and y. An exclamation mark makes a sharp corner.
function knots(outline: string): Knot[] {
  return outline
    .trim()
    .split(/\s+/)
    .map((text) => {
      const [x = 0, y = 0] = text.replace('!', '').split(',').map(Number);
      return { at: [x, y], corner: text.endsWith('!') };
    });
}

/** A list of points written like an outline. */
export const points = (outline: string): Point[] => knots(outline).map((knot) => knot.at);

function handle(from: Knot, to: Knot, before: Knot, after: Knot): string {
  const lead = from.corner ? from.at : shift(from.at, before.at, to.at, 1 / 6);
  const tail = to.corner ? to.at : shift(to.at, after.at, from.at, 1 / 6);
  return `C${[...lead, ...tail, ...to.at].map(round).join(' ')}`;
}

function shift(at: Point, behind: Point, ahead: Point, share: number): Point {
  return [at[0] + (ahead[0] - behind[0]) * share, at[1] + (ahead[1] - behind[1]) * share];
}

/** A smooth closed path through the outline's points (Catmull-Rom), sharp at its corners. */
export function closedCurve(outline: string): string {
  const list = knots(outline);
  const knot = (index: number) => at(list, (index + list.length) % list.length);
  const pieces = list.map((from, index) => handle(from, knot(index + 1), knot(index - 1), knot(index + 2)));
  return `M${knot(0).at.map(round).join(' ')}${pieces.join('')}Z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}
