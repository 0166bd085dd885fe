import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { line, repeat, rimmed, shape } from '../shape';

/** A white farmhouse 120 wide with a porch and a smoking chimney. */
export function farmhouse(palette: Palette): string {
  const walls = 'M0 0V-52L26 -88L52 -52H118V0Z';
  const roof = 'M24 -90L30 -94L112 -92L126 -48L54 -50Z';
  const window = palette.night ? palette.hay : palette.key;
  return [
    rimmed(palette.far, 5, walls + roof),
    shape(palette.paper, walls),
    shape(palette.snow ? palette.water : palette.barn, roof),
    shape(
      palette.key,
      repeat(9, (index) => gouge([60 + index * 7, -50], [60 + index * 7, -22], 1.6)),
    ),
    line(palette.key, 3, 'M-5 -48L26 -92L56 -48M54 -50L126 -48'),
    shape(window, 'M20 -46h11v18h-11ZM68 -38h10v16h-10ZM98 -38h10v16h-10Z'),
    shape(palette.key, 'M20 -18h12v18h-12ZM88 -92v-18h10v18Z'),
    line(palette.key, 2.4, 'M54 -22H124M58 -22V0M80 -22V0M101 -22V0M122 -22V0'),
    shape(palette.paper, gouge([94, -114], [112, -140], 7, 5) + gouge([108, -140], [136, -158], 6, -5)),
  ].join('');
}

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
