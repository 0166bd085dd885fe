import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { rimmed, shape } from '../shape';

/** A cabbage palm about 180 high: a bare trunk under a round head. */
export function palm(random: Random, palette: Palette): string {
  const lean = random.between(-10, 10);
  const trunk = `M-6 0Q${-5 + lean * 0.4} -70 ${lean - 5} -138L${lean + 5} -138Q${6 + lean * 0.4} -70 7 0Z`;
  const fronds = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 6.283;
    const reach = random.between(34, 46);
    const end = [lean + Math.cos(angle) * reach, -142 + Math.sin(angle) * reach * 0.86 + 6] as const;
    return gouge([lean, -142], end, 6, Math.cos(angle) * -5);
  }).join('');
  const rings = Array.from({ length: 12 }, (_, index) => {
    const y = -14 - index * 10;
    const x = (lean * -y) / 138;
    return gouge([x - 5, y], [x + 5, y - 2], 1.6);
  }).join('');
  return rimmed(palette.far, 5, trunk + fronds) + shape(palette.key, trunk + fronds) + shape(palette.mid, rings);
}
