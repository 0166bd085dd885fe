import { sheet } from './sheet';
import { CARCASS, STEER } from './steer';

export type Share = 'quarter' | 'half' | 'whole';

const TITLES: Record<Share, string> = {
  quarter: 'A quarter: half of one side of a steer',
  half: 'A half: one side of a steer',
  whole: 'A whole steer: both sides',
};

const BEHIND_THE_LAST_RIB = 'M0 0H97L93 160H0Z';

const FIELD = 'x="-9" y="-9" width="260" height="180"';

/** The animal as its two sides, one behind the other, with the share filled in. */
export function shareDiagram(share: Share): string {
  const id = (part: string) => `share-${share}-${part}`;
  const steer = (attributes: string) => `<use href="#${id('steer')}" ${attributes}/>`;
  const mask = (part: string, ink: string) =>
    `<mask id="${id(part)}" maskUnits="userSpaceOnUse" ${FIELD}><rect ${FIELD} fill="#fff"/>${steer(ink)}</mask>`;
  const outline = `<g mask="url(#${id('outside')})">${steer('stroke="currentColor" stroke-width="4.4"')}</g>`;
  const whole = steer('fill="currentColor" stroke="currentColor"');
  const quarter = `<path clip-path="url(#${id('hind')})" fill="currentColor" d="${CARCASS}"/>`;
  const content = [
    `<defs><path id="${id('steer')}" d="${STEER}"/><clipPath id="${id('hind')}"><path d="${BEHIND_THE_LAST_RIB}"/></clipPath></defs>`,
    mask('outside', 'fill="#000"'),
    mask('behind', 'fill="#000" stroke="#000" stroke-width="8" transform="translate(0 4)"'),
    `<g mask="url(#${id('behind')})"><g transform="translate(18 -8)">${outline}${share === 'whole' ? whole : ''}</g></g>`,
    `<g transform="translate(0 4)">${outline}${share === 'quarter' ? quarter : whole}</g>`,
  ];
  return sheet(`share-${share}`, '0 0 246 158', TITLES[share], content.join(''));
}
