import type { Palette } from '../palettes';
import { rimmed, shape } from '../shape';
import { banks, strip, type Winding } from './winding';

/** A two-track road. */
export function road(palette: Palette, winding: Winding): string {
  const list = banks(winding);
  const tracks = strip(list, -0.62, -0.42) + strip(list, 0.4, 0.6);
  return [
    rimmed(palette.paper, 3, strip(list)),
    shape(palette.snow ? palette.mid : palette.far, strip(list)),
    shape(palette.snow ? palette.water : palette.mid, tracks),
  ].join('');
}
