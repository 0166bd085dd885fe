import type { Random } from '../../../seeds/createRandom';
import { closedCurve } from '../curve';
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

/** A stock pond seen from its bank. */
export function pond(palette: Palette, random: Random, x: number, y: number, reach: number): string {
  const rim = Array.from({ length: 14 }, (_, index) => {
    const angle = index * 0.4488;
    return `${x + Math.cos(angle) * reach * random.between(0.9, 1.1)},${y + Math.sin(angle) * reach * 0.17 * random.between(0.85, 1.1)}`;
  });
  const glints = Array.from({ length: 9 }, () => {
    const [gx, gy] = [x + random.between(-0.7, 0.3) * reach, y + random.between(-0.1, 0.1) * reach];
    return gouge([gx, gy], [gx + random.between(0.2, 0.5) * reach, gy], 3);
  });
  const shore = closedCurve(rim.join(' '));
  return rimmed(palette.far, 6, shore) + shape(palette.water, shore) + shape(palette.paper, glints.join(''));
}
