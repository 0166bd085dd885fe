import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { line, repeat, rimmed, shape } from '../shape';

/** A stave silo 36 wide and 150 high. */
export function silo(palette: Palette): string {
  const body = 'M0 0V-126Q18 -156 36 -126V0Z';
  const shade = repeat(12, (row) => gouge([17, -8 - row * 10], [36, -8 - row * 10], 3));
  return [
    rimmed(palette.paper, 6, body),
    shape(palette.sky, body),
    shape(palette.key, `M36 0V-126Q34 -134 28 -138V0Z${shade}`),
    shape(palette.barn, 'M-2 -124Q18 -160 38 -124Z'),
    line(palette.key, 1.6, 'M0 -30H36M0 -62H36M0 -94H36'),
  ].join('');
}
