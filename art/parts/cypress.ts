import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { rimmed, shape } from '../shape';

/** A cypress bent by the sea wind. */
export function cypress(random: Random, palette: Palette): string {
  const trunk = 'M-10 0Q-2 -34 10 -60Q22 -86 40 -98L44 -90Q26 -74 18 -52Q10 -26 10 0Z';
  const crown = [
    'M-14 -78Q30 -112 96 -96Q138 -88 150 -74Q110 -70 84 -78Q40 -70 -14 -78Z',
    'M6 -104Q46 -136 100 -122Q126 -114 132 -102Q92 -100 70 -104Q36 -98 6 -104Z',
  ].join('');
  const cuts = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [14 + index * 7.2, (index % 2 ? -112 : -84) + random.between(-5, 4)];
    return gouge([x, y], [x + 15, y - 4], 2.4, 2);
  });
  return rimmed(palette.far, 5, trunk + crown) + shape(palette.key, trunk + crown) + shape(palette.mid, cuts.join(''));
}
