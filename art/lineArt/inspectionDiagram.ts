import type { Inspection } from '../../rules/herd/inspection';
import { sheet } from './sheet';
import { STEER } from './steer';

const TITLES: Record<Inspection, string> = {
  USDA: 'A package of beef goes to a home in another state',
  STATE: 'A package of beef goes to a home in the same state',
  CUSTOM_EXEMPT: 'A live steer becomes a package that is marked not for sale',
};

const line = (d: string, width = 2) => `<path stroke="currentColor" stroke-width="${width}" d="${d}"/>`;
const land = (d: string) =>
  `<path fill="currentColor" fill-opacity=".08" stroke="currentColor" stroke-width="1.6" d="${d}"/>`;

const ARROW = line('M62 63H92M86 57l6 6l-6 6');

const boxAt = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><rect width="36" height="28" rx="3" fill="currentColor"/></g>`;

const HOME_AT_THE_RIGHT = `<g transform="translate(100 42)">${line('M-3 20L18 2L39 20M2 17V40H34V17M14 40V27H22V40')}</g>`;

const LABEL_FONT = `font-family="'Public Sans Variable','Public Sans',system-ui,sans-serif" font-size="8.6" font-weight="700"`;

const CONTENTS: Record<Inspection, string> = {
  USDA: [
    land('M6 16L70 10L80 44L74 98L10 104Z'),
    land('M70 10L152 18L156 94L74 98L80 44Z'),
    boxAt(20, 49),
    ARROW,
    HOME_AT_THE_RIGHT,
  ].join(''),
  STATE: [land('M6 16L88 10L152 18L156 94L84 100L10 104Z'), boxAt(20, 49), ARROW, HOME_AT_THE_RIGHT].join(''),
  CUSTOM_EXEMPT: [
    `<g transform="translate(0 34) scale(.34)"><path fill="currentColor" d="${STEER}"/></g>`,
    '<g transform="translate(14 -2)">',
    ARROW,
    '</g>',
    '<rect x="112" y="40" width="46" height="46" rx="3" fill="currentColor" fill-opacity=".08" stroke="currentColor" stroke-width="1.6"/>',
    `<g fill="currentColor" text-anchor="middle" ${LABEL_FONT}><text x="135" y="56">NOT</text><text x="135" y="67">FOR</text><text x="135" y="78">SALE</text></g>`,
  ].join(''),
};

/** Where beef of each kind of inspection may go. */
export function inspectionDiagram(inspection: Inspection): string {
  return sheet(`inspection-${inspection.toLowerCase()}`, '0 0 162 112', TITLES[inspection], CONTENTS[inspection]);
}
