import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { line, repeat, rimmed, shape } from '../shape';

/** A long low ranch house under one roof, 190 wide. */
export function ranchHouse(palette: Palette): string {
  const roof = 'M-8 -34L34 -66H160L198 -34Z';
  const window = palette.night ? palette.hay : palette.key;
  return [
    rimmed(palette.paper, 5, `M0 0V-36H190V0Z${roof}`),
    shape(palette.hay, 'M0 0V-36H190V0Z'),
    shape(palette.snow ? palette.paper : palette.key, roof),
    shape(
      palette.snow ? palette.water : palette.far,
      repeat(12, (index) => gouge([36 + index * 10.5, -62], [26 + index * 13, -40], 1.8)),
    ),
    shape(window, 'M18 -28h20v14h-20ZM92 -28h20v14h-20ZM146 -28h20v14h-20Z'),
    shape(palette.key, 'M62 -30h14v30h-14ZM128 -66v-18h14v18Z'),
    line(palette.key, 3, 'M-8 -34H198M4 -34V0M48 -34V0M122 -34V0M186 -34V0'),
  ].join('');
}
