import { polygon } from '../curve';
import type { Palette } from '../palettes';
import { line, moved, rimmed, shape } from '../shape';

const HEIGHT = 210;
const TOWER = `M-30 0L-4 -${HEIGHT}M30 0L4 -${HEIGHT}M-12 0L-1 -${HEIGHT}M12 0L1 -${HEIGHT}`;
const BRACES = [0, 44, 84, 120, 152, 180].map((y, index, levels) => {
  const half = (height: number) => 30 - (26 * height) / HEIGHT;
  const top = levels[index + 1] ?? 204;
  return `M${-half(y)} ${-y}L${half(top)} ${-top}M${half(y)} ${-y}L${-half(top)} ${-top}M${-half(top)} ${-top}H${half(top)}`;
});

/** A water-pumping windmill, 260 high, with its stock tank. */
export function windmill(palette: Palette): string {
  const blades = Array.from({ length: 15 }, (_, index) => blade((index * 6.283) / 15));
  const vane = 'M6 -3L58 -5L84 -18V16L58 4L6 3Z';
  return [
    line(palette.sky, 8, TOWER),
    line(palette.key, 3.4, TOWER) + line(palette.key, 2, BRACES.join('')),
    `<g transform="translate(0 -${HEIGHT + 6})">`,
    rimmed(palette.sky, 5, vane) + shape(palette.barn, vane),
    `<circle r="52" fill="${palette.sky}"/>`,
    shape(palette.key, blades.join('')),
    line(palette.key, 2, 'M30 0A30 30 0 1 1 -30 0A30 30 0 1 1 30 0'),
    `<circle r="8" fill="${palette.key}"/><circle r="3" fill="${palette.paper}"/></g>`,
    moved(58, 2, 1, tank(palette)),
  ].join('');
}

function blade(angle: number): string {
  const at = (radius: number, turn: number) =>
    [radius * Math.cos(angle + turn), radius * Math.sin(angle + turn)] as const;
  return polygon([at(15, -0.09), at(49, -0.15), at(49, 0.12), at(15, 0.06)]);
}

function tank(palette: Palette): string {
  const side = 'M-34 -18V0Q0 12 34 0V-18Z';
  return [
    rimmed(palette.far, 4, side),
    shape(palette.key, side),
    `<ellipse cy="-18" rx="34" ry="7" fill="${palette.key}"/><ellipse cy="-18" rx="30" ry="5" fill="${palette.water}"/>`,
    line(palette.paper, 1.6, 'M-16 -18H8M-4 -15.6H18'),
    line(palette.far, 1.6, 'M-30 -8Q0 3 28 -8'),
  ].join('');
}
