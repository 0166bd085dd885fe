import type { Palette } from '../palettes';
import type { Random } from '../random';

/** The colors of a broadleaf tree. Some have fall colors in autumn. */
export function leafInks(random: Random, palette: Palette): { leaf: string; cut: string; halo: string } {
  if (palette.turned && random.chance(0.6)) {
    return { leaf: random.pick([palette.barn, palette.hay]), cut: palette.key, halo: palette.paper };
  }
  return { leaf: palette.key, cut: palette.mid, halo: palette.far };
}
