import type { Inspection } from '../../../rules/herd/inspection';
import { sheet } from './sheet';
import { STEER } from './steer';

const TITLES: Record<Inspection, string> = {
  USDA: 'A package of beef goes to a home in another state',
  STATE: 'A package of beef goes to a home in the same state',
  CUSTOM_EXEMPT: 'A live steer becomes beef for one household',
};

const line = (d: string, width = 2) => `<path stroke="currentColor" stroke-width="${width}" d="${d}"/>`;
const land = (d: string) =>
  `<path fill="currentColor" fill-opacity=".08" stroke="currentColor" stroke-width="1.6" d="${d}"/>`;

const ARROW = line('M62 63H92M86 57l6 6l-6 6');

const boxAt = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><rect width="36" height="28" rx="3" fill="currentColor"/></g>`;

const HOME_AT_THE_RIGHT = `<g transform="translate(100 42)">${line('M-3 20L18 2L39 20M2 17V40H34V17M14 40V27H22V40')}</g>`;

/** A house with the beef in it, for the use of one household. */
const HOME_WITH_BOX = `<g transform="translate(108 34)">${line('M-3 24L24 2L51 24M3 20V58H45V20')}<rect x="11" y="32" width="26" height="20" rx="3" fill="currentColor"/></g>`;

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
    `<g transform="translate(0 40) scale(.34)"><path fill="currentColor" d="${STEER}"/></g>`,
    '<g transform="translate(12 8)">',
    ARROW,
    '</g>',
    HOME_WITH_BOX,
  ].join(''),
};

/** Draws where beef with this kind of inspection may go. */
export function inspectionDiagram(inspection: Inspection): string {
  return sheet(`inspection-${inspection.toLowerCase()}`, '0 0 162 112', TITLES[inspection], CONTENTS[inspection]);
}
