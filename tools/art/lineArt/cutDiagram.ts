import type { CutPart } from '../../../rules/herd/cutQuestions';
import { at } from '../../../seeds/at';
import { sheet } from './sheet';
import { CARCASS, FEATURES, STEER } from './steer';

type Cut = { name: CutPart; area: string; at: readonly [x: number, y: number]; from?: string };

/** The primal cuts of a side of beef, with each name's position. `from` is a line to the cut if its name is outside of it. */
const CUTS: readonly Cut[] = [
  { name: 'Chuck', area: 'M122 10L119 77Q152 86 182 69Q166 48 169 10Z', at: [145, 58] },
  { name: 'Rib', area: 'M97 10L96 73L119 77L122 10Z', at: [109, 58] },
  { name: 'Short loin', area: 'M71 10L74 74L96 73L97 10Z', at: [84.5, 55] },
  { name: 'Sirloin', area: 'M39 10L54 80L74 74L71 10Z', at: [60.5, 58] },
  { name: 'Round', area: 'M0 10H39L54 80L58 100Q40 112 20 106L0 90Z', at: [32, 76] },
  { name: 'Flank', area: 'M54 80L74 74L96 73L93 125H60L58 100Z', at: [78, 95] },
  { name: 'Plate', area: 'M96 73L119 77L125 95V125H93Z', at: [109, 97] },
  { name: 'Brisket', area: 'M119 77Q152 86 182 69V125H158V95H125Z', at: [204, 107], from: 'M189 104L168 92' },
  {
    name: 'Shank',
    area: 'M125 95H158V155H125ZM20 106Q40 112 58 100L60 155H10Z',
    at: [97, 136],
    from: 'M109 133L140 116M85 133L45 116',
  },
];

const tint = (index: number) => at(['.05', '.13', '.21'], index % 3);

const label = ({ name, at: [x, y], from }: Cut) => {
  const lines = name.split(' ').map((word, index) => `<tspan x="${x}" dy="${index ? 6.4 : 0}">${word}</tspan>`);
  const leader = from ? `<path stroke="currentColor" stroke-width=".7" d="${from}"/>` : '';
  return `${leader}<text x="${x}" y="${y}">${lines.join('')}</text>`;
};

const FIELD = 'width="228" height="160"';
const ALL_BUT_THE_HEAD = 'M0 0H165V92H228V160H0Z';
const FONT = `font-family="'Public Sans Variable','Public Sans',system-ui,sans-serif" font-size="5.7" font-weight="600"`;

const OUTLINES = [
  `<mask id="cut-outside"><rect ${FIELD} fill="#fff"/><use href="#cut-steer" fill="#000"/></mask>`,
  `<mask id="cut-beside"><rect ${FIELD} fill="#fff"/><use href="#cut-carcass" fill="#000"/></mask>`,
  '<g mask="url(#cut-outside)"><use href="#cut-steer" stroke="currentColor" stroke-width="3.4"/></g>',
  `<clipPath id="cut-trunk"><path d="${ALL_BUT_THE_HEAD}"/></clipPath>`,
  '<g clip-path="url(#cut-trunk)"><g mask="url(#cut-beside)"><use href="#cut-carcass" stroke="currentColor" stroke-width="2.4"/></g></g>',
  `<path stroke="currentColor" stroke-width="1.2" d="${FEATURES}"/>`,
].join('');

const STEER_PATHS = [
  `<defs><path id="cut-steer" d="${STEER}"/><path id="cut-carcass" d="${CARCASS}"/></defs>`,
  '<clipPath id="cut-carcass-clip"><use href="#cut-carcass"/></clipPath>',
].join('');

export const CUT_PARTS = CUTS.map(({ name }) => name);

/** Where one of the cuts is on the steer. */
export function cutPartDiagram(part: CutPart): string {
  const areas = CUTS.map(({ name, area }) => {
    const fill = name === part ? 'class="cut"' : 'fill="currentColor" fill-opacity=".06"';
    return `<path ${fill} stroke="currentColor" stroke-width="1.1" d="${area}"/>`;
  });
  const red = '<style>.cut{fill:#9A2F20}@media (prefers-color-scheme:dark){.cut{fill:#E2755F}}</style>';
  const steer = `<g clip-path="url(#cut-carcass-clip)">${areas.join('')}</g>`;
  return sheet(
    `cut-${part.toLowerCase().replace(' ', '-')}`,
    '0 8 228 146',
    `The ${part.toLowerCase()} on a steer`,
    [red, STEER_PATHS, steer, OUTLINES].join(''),
  );
}

/** A side view of a steer with its primal cuts named. */
export function cutDiagram(): string {
  const areas = CUTS.map(
    ({ area }, index) =>
      `<path fill="currentColor" fill-opacity="${tint(index)}" stroke="currentColor" stroke-width="1.1" d="${area}"/>`,
  );
  const names = CUTS.map(({ name }) => name.toLowerCase());
  return sheet(
    'cut-diagram',
    '0 8 228 146',
    `Primal cuts of beef: ${names.join(', ')}`,
    [
      STEER_PATHS,
      `<g clip-path="url(#cut-carcass-clip)">${areas.join('')}</g>`,
      OUTLINES,
      `<g fill="currentColor" text-anchor="middle" ${FONT}>${CUTS.map(label).join('')}</g>`,
    ].join(''),
  );
}
