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
