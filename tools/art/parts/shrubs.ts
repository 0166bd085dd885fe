import type { Random } from '../../../seeds/createRandom';
import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { rimmed, shape } from '../shape';

/** A juniper: a low dark bush, lit from one side. */
export function juniper(random: Random, palette: Palette): string {
  const body = 'M-26 0Q-42 -18 -28 -34Q-24 -54 -2 -52Q20 -58 28 -38Q42 -22 28 0Z';
  const cuts = Array.from({ length: 12 }, () => {
    const [x, y] = [random.between(-26, 16), random.between(-44, -8)];
    return gouge([x, y], [x + 6, y - 7], 2.2, 2);
  });
  return rimmed(palette.far, 4, body) + shape(palette.key, body) + shape(palette.mid, cuts.join(''));
}

/** A clump of sagebrush about 60 high. */
export function sagebrush(random: Random, palette: Palette): string {
  const stems = Array.from({ length: 22 }, (_, index) => {
    const angle = -2.8 + (index / 21) * 2.5;
    const reach = random.between(36, 58);
    return gouge([random.between(-6, 6), 2], [Math.cos(angle) * reach * 0.9, Math.sin(angle) * reach], 5);
  }).join('');
  const light = Array.from({ length: 12 }, () => {
    const [x, y] = [random.between(-28, 20), random.between(-44, -14)];
    return gouge([x, y], [x + 6, y - 8], 2.4);
  }).join('');
  return (
    rimmed(palette.far, 4, stems) + shape(palette.near, stems) + shape(palette.snow ? palette.key : palette.sky, light)
  );
}

/** A yucca with its flower stalk. */
export function yucca(random: Random, palette: Palette): string {
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const angle = -2.9 + (index / 12) * 2.65;
    const reach = random.between(34, 46);
    return gouge([0, 0], [Math.cos(angle) * reach, Math.sin(angle) * reach], 4.4);
  }).join('');
  const stalk = gouge([0, 0], [4, -92], 2.6, 2);
  const bells = Array.from({ length: 9 }, (_, index) =>
    gouge([4, -54 - index * 5], [index % 2 ? 13 : -6, -50 - index * 5], 4),
  ).join('');
  return rimmed(palette.far, 3, leaves + stalk) + shape(palette.key, leaves + stalk) + shape(palette.paper, bells);
}
