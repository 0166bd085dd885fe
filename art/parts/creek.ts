import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { rimmed, shape } from '../shape';
import { banks, strip, type Winding } from './winding';

/** A creek, with the light of the sky cut into it. */
export function creek(palette: Palette, winding: Winding): string {
  const { random } = winding;
  const list = banks(winding);
  const glints = list.flatMap(({ x, y, half }) =>
    [-0.6, -0.1].map((side) => {
      const start = x + half * (side + random.between(0, 0.3));
      return gouge([start, y - 4], [start + half * random.between(0.35, 0.7), y - 4], Math.max(1.2, half * 0.07));
    }),
  );
  return (
    rimmed(palette.far, 5, strip(list)) + shape(palette.water, strip(list)) + shape(palette.paper, glints.join(''))
  );
}
