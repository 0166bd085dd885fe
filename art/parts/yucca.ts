import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { rimmed, shape } from '../shape';

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
