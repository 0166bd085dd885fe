import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
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
