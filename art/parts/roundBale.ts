import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { line, rimmed, shape } from '../shape';

/** A round bale 74 wide, its coiled end turned to the viewer. */
export function roundBale(palette: Palette): string {
  const body = 'M-14 0A31 31 0 0 1 -14 -62H26Q44 -56 44 -31Q44 -6 26 0Z';
  const straw = [-54, -44, -34, -22, -11]
    .map((y, index) => gouge([16 + (index % 2) * 3, y], [40, y + 1], 1.8))
    .join('');
  return [
    rimmed(palette.key, 4, body),
    shape(palette.hay, body),
    `<circle cx="-12" cy="-31" r="30" fill="${palette.snow ? palette.paper : palette.hay}" stroke="${palette.key}" stroke-width="2.4"/>`,
    line(
      palette.key,
      2,
      'M-12 -31q6 -5 8 3q-2 10 -12 8q-12 -4 -9 -16q6 -14 20 -9q14 7 10 21q-8 16 -24 11q-14 -8 -11 -24q4 -12 14 -15',
    ),
    shape(palette.key, straw + gouge([-30, 0], [50, 1], 5)),
  ].join('');
}
