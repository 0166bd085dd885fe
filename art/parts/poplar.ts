import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { rimmed, shape } from '../shape';
import { bareTree } from './bareTree';
import { leafInks } from './leafInks';

/** A tall poplar, as farms plant them against the wind. */
export function poplar(random: Random, palette: Palette): string {
  if (palette.snow) return bareTree(random, palette);
  const inks = leafInks(random, palette);
  const body = 'M-4 0L-5 -24Q-26 -50 -22 -100Q-16 -160 0 -196Q18 -156 22 -104Q26 -52 6 -24L5 0Z';
  const cuts = Array.from({ length: 16 }, (_, index) => {
    const y = -42 - index * 8.6;
    const x = random.between(-14, 4) * (1 - index / 26);
    return gouge([x, y], [x + 4, y - 20], 2.6, -2);
  });
  return rimmed(inks.halo, 5, body) + shape(inks.leaf, body) + shape(inks.cut, cuts.join(''));
}
