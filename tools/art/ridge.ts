import type { Random } from '../../seeds/createRandom';
import { type Point, polygon } from './curve';

/** The height of the land at each place across the block; smaller is higher. */
export type Ridge = (x: number) => number;

export function rollingRidge(random: Random, base: number, swell: number): Ridge {
  const waves = [
    { length: random.between(500, 900), reach: swell, start: random.between(0, 6.3) },
    { length: random.between(220, 380), reach: swell * 0.42, start: random.between(0, 6.3) },
    { length: random.between(90, 140), reach: swell * 0.1, start: random.between(0, 6.3) },
  ];
  return (x) =>
    base + waves.reduce((sum, { length, reach, start }) => sum + reach * Math.sin((x / length) * 6.283 + start), 0);
}

/** The land below a ridge as one flat shape, cut in facets as a knife would. */
export function below(ridge: Ridge, width: number, bottom: number, step = 18): string {
  const crest: Point[] = [];
  for (let x = -20; x <= width + 20; x += step) crest.push([x, ridge(x)]);
  return polygon([...crest, [width + 40, ridge(width + 20)], [width + 40, bottom], [-40, bottom], [-40, ridge(-20)]]);
}
