import { type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { rimmed, shape } from '../shape';
import { bareTree } from './bareTree';
import { leafInks } from './leafInks';

/** A broad pasture oak, about 200 high. It's bare when there's snow. */
export function oak(random: Random, palette: Palette): string {
  if (palette.snow) return bareTree(random, palette);
  const inks = leafInks(random, palette);
  const trunk = 'M-13 0Q-8 -40 -10 -92L-30 -124L-22 -128L-4 -104L2 -128H10L8 -100L28 -124L34 -118L12 -84Q8 -40 16 0Z';
  const crown: Point[] = [
    [-58, -122],
    [-34, -160],
    [0, -178],
    [36, -162],
    [62, -126],
    [22, -136],
    [-20, -130],
  ];
  const lobes = crown
    .map((at) => lobe([at[0] + random.between(-8, 8), at[1] + random.between(-8, 8)], random.between(32, 42), random))
    .join('');
  const leaves = crown.flatMap(([x, y]) =>
    Array.from({ length: 9 }, () => {
      const [lx, ly] = [x + random.between(-30, 20), y + random.between(-30, 16)];
      return gouge([lx, ly], [lx + random.between(6, 12), ly - random.between(3, 9)], 2.4, 3);
    }),
  );
  return [
    rimmed(inks.halo, 6, trunk + lobes),
    shape(palette.key, trunk),
    shape(inks.leaf, lobes),
    shape(inks.cut, leaves.join('') + gouge([-4, -8], [-4, -84], 2.4, 2) + gouge([3, -20], [4, -70], 1.6)),
  ].join('');
}

function lobe([x, y]: Point, radius: number, random: Random): string {
  return polygon(
    Array.from({ length: 12 }, (_, index) => {
      const reach = radius * random.between(0.88, 1.08);
      return [x + reach * Math.cos(index * 0.5236), y + reach * 0.86 * Math.sin(index * 0.5236)] as const;
    }),
  );
}
