import type { Palette } from '../palettes';
import { rimmed, shape } from '../shape';

const TOWER = 'M-9 0L-6 -50H6L9 0Z';
const LAMP = 'M-5 -50V-61H5V-50ZM-7 -61L0 -70L7 -61Z';

/** A small lighthouse, 70 high. */
export function lighthouse(palette: Palette): string {
  return [
    rimmed(palette.key, 3, TOWER + LAMP),
    shape(palette.paper, TOWER),
    shape(palette.barn, 'M-8.2 -14L-7 -32H7L8.2 -14Z'),
    shape(palette.hay, 'M-3 -52V-60H3V-52Z'),
  ].join('');
}
