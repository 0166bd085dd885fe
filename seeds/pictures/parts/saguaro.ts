import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { rimmed, shape } from '../shape';

const ARMS = {
  left: 'M-8 -64H-22Q-38 -64 -38 -82V-112Q-31 -120 -24 -112V-84Q-24 -80 -18 -80H-8Z',
  right: 'M8 -84H20Q26 -84 26 -90V-128Q33 -136 40 -128V-88Q40 -68 22 -68H8Z',
};

/** A saguaro about 180 high. */
export function saguaro(random: Random, palette: Palette): string {
  const body = `M-11 0V-164Q0 -184 11 -164V0Z${random.chance(0.85) ? ARMS.left : ''}${random.chance(0.85) ? ARMS.right : ''}`;
  const ribs = [-5, 0, 5].map((x) => gouge([x, -10], [x, -164 + Math.abs(x) * 2], 1.8)).join('');
  return rimmed(palette.far, 5, body) + shape(palette.near, body) + shape(palette.far, ribs);
}
