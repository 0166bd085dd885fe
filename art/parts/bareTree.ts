import { type Point, polygon } from '../curve';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { shape } from '../shape';

/** A leafless tree grown limb from limb. */
export function bareTree(random: Random, palette: Palette): string {
  const limbs: string[] = [];
  const grow = ([x, y]: Point, angle: number, reach: number, girth: number) => {
    const tip: Point = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    const side: Point = [Math.sin(angle) * girth, -Math.cos(angle) * girth];
    const taper = 0.62;
    limbs.push(
      polygon([
        [x + side[0], y + side[1]],
        [tip[0] + side[0] * taper, tip[1] + side[1] * taper],
        [tip[0] - side[0] * taper, tip[1] - side[1] * taper],
        [x - side[0], y - side[1]],
      ]),
    );
    if (girth < 0.9) return;
    for (const turn of [random.between(-0.75, -0.3), random.between(0.25, 0.75)])
      grow(tip, angle + turn, reach * random.between(0.66, 0.86), girth * taper);
  };
  grow([0, 2], -1.57 + random.between(-0.1, 0.1), 58, 9);
  return shape(palette.key, limbs.join(''));
}
