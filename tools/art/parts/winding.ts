import type { Random } from '../../../seeds/createRandom';
import { closedCurve } from '../curve';

/** A road or creek that winds from the foreground to a place on a ridge. */
export type Winding = { random: Random; from: readonly [number, number]; to: readonly [number, number]; width: number };

export type Bank = { x: number; y: number; half: number };

// A road is wider and its bends are larger near the viewer. Both shrink with the square of the distance.
export function banks({ random, from, to, width }: Winding): Bank[] {
  const bend = random.pick([-1, 1]) * random.between(0.5, 1.1);
  return Array.from({ length: 9 }, (_, index) => {
    const way = index / 8;
    const near = (1 - way) ** 1.7;
    const drift = Math.sin(way * 5.2) * bend * width * (near + 0.12);
    const x = from[0] + (to[0] - from[0]) * (1 - near) + drift;
    return { x, y: from[1] + (to[1] - from[1]) * (1 - near), half: width * 0.5 * near + 1.5 };
  });
}

/** The strip between two fractions of the way across: -1 is the left bank, 1 the right. */
export function strip(list: readonly Bank[], left = -1, right = 1): string {
  const side = (across: number) => list.map(({ x, y, half }) => `${x + half * across},${y}`);
  return closedCurve([...side(left), ...side(right).reverse()].join(' '));
}
