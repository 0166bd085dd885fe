import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { rimmed, shape } from '../shape';

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
