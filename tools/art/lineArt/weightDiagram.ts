import type { BeefWeight } from '../../../rules/products/pictures';
import { sheet } from './sheet';
import { STEER } from './steer';

export const WEIGHTS = ['live', 'hanging', 'packaged'] as const satisfies readonly BeefWeight[];

const TITLES: Record<BeefWeight, string> = {
  live: 'A steer on its feet',
  hanging: 'The two sides of a steer on the rail',
  packaged: 'A stack of wrapped packages',
};

const SIDE =
  'M0 0C-9 5 -14 17 -12 31C-17 47 -16 64 -8 77C-4 84 2 87 6 86C12 82 14 73 13 62C16 46 15 32 10 22C12 12 8 3 0 0Z';

const RIBS = 'M-10 40Q0 44 11 40M-12 49Q0 53 12 49M-13 58Q0 62 13 58';

/** A side of beef on its hook, tinted where the other drawings are filled. */
const sideAt = (x: number, mirror: 1 | -1) =>
  [
    `<g transform="translate(${x} 18) scale(${mirror} 1)">`,
    `<path fill="currentColor" d="${SIDE}"/>`,
    `<path stroke="currentColor" stroke-width="2" d="M0 0V-8"/>`,
    `<path stroke="#888" stroke-width="1.6" d="${RIBS}"/></g>`,
  ].join('');

const PACKS = [
  [34, 78, 44],
  [82, 78, 44],
  [44, 54, 36],
  [84, 54, 36],
  [58, 30, 44],
] as const;

const pack = ([x, y, width]: (typeof PACKS)[number]) =>
  `<rect x="${x}" y="${y}" width="${width}" height="20" rx="3" fill="currentColor"/>`;

const CONTENTS: Record<BeefWeight, string> = {
  live: `<g transform="translate(8 8) scale(.63)"><path fill="currentColor" d="${STEER}"/></g>`,
  hanging: `<path stroke="currentColor" stroke-width="3" d="M30 8H132"/>${sideAt(60, 1)}${sideAt(102, -1)}`,
  packaged: PACKS.map(pack).join(''),
};

/** Draws an animal at one of its three weights. */
export function weightDiagram(weight: BeefWeight): string {
  return sheet(`weight-${weight}`, '0 0 162 112', TITLES[weight], CONTENTS[weight]);
}
