import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { line, moved, repeat, rimmed, shape } from '../shape';

/** Three steel grain bins with cone roofs, 190 wide. */
export function grainBins(palette: Palette): string {
  const bin = [
    rimmed(palette.paper, 5, 'M0 0V-54L32 -76L64 -54V0Z'),
    shape(palette.sky, 'M0 0V-54H64V0Z'),
    shape(
      palette.key,
      `M-3 -53L32 -78L67 -53Z${repeat(8, (row) => gouge([28, -5 - row * 6], [64, -5 - row * 6], 2.8))}`,
    ),
    shape(palette.paper, gouge([10, -57], [31, -74], 2.4) + gouge([24, -57], [33, -72], 2)),
    line(palette.key, 2, 'M0 0V-53M64 0V-53'),
  ].join('');
  return moved(122, -6, 0.86, bin) + moved(64, -2, 0.94, bin) + bin;
}
