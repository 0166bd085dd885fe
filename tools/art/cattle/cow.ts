import { closedCurve } from '../curve';
import { gouges } from '../gouge';
import { clipped, rimmed, shape } from '../shape';
import {
  DEWLAP,
  EAR,
  HANGING_EAR,
  HEAD,
  HEAD_MOVE,
  HUMP,
  LEGS,
  type Pose,
  type Stance,
  SUNK,
  TAIL,
  TRUNK,
} from './anatomy';
import { BREEDS, type CowInk, type Look, type Patch, type PureBreed } from './breeds';
import { CARVING, FACE } from './carving';
import { forelock, fringe, locks } from './coat';
import { HORNS } from './horns';

export type CowInks = Record<CowInk, string>;

export type Bearing = { pose: Pose; stance: Stance };

/** How detailed a cow is. Distant cows are plainer, because their hide would otherwise look striped. */
export type Detail = 'plain' | 'carved' | 'fine';

type Cow = { id: string; breed: Look; inks: CowInks; detail: Detail } & Bearing;

const SOCKS = 'M0 128H230V160H0Z';
const EYE = closedCurve('186,34 190,32 193,36 189,38');
const head = closedCurve(HEAD) + closedCurve(EAR);
const tail = closedCurve(TAIL);
const hangingEar = closedCurve(HANGING_EAR);

const patches = (inks: CowInks, list: readonly Patch[] = []) =>
  list.map(({ ink, outline }) => shape(inks[ink], closedCurve(outline))).join('');

/** A cow of a breed, as SVG in the anatomy's box. `id` keeps its clip paths separate from other cows'. */
export function drawCow(id: string, name: PureBreed, bearing: Bearing, inks: CowInks, detail: Detail): string {
  const cow = { id, breed: BREEDS[name], inks, detail, ...bearing };
  return drawTrunk(cow) + drawHead(cow);
}

function drawTrunk({ id, breed, inks, detail, pose, stance }: Cow): string {
  const body =
    [TRUNK[pose], ...LEGS[stance].near].map(closedCurve).join('') +
    (breed.shaggy ? fringe(pose) : '') +
    (breed.zebu ? closedCurve(HUMP[pose]) + closedCurve(DEWLAP[pose]) : '');
  const far = LEGS[stance].far.map(closedCurve).join('');
  const sunk = (content: string) => `<g transform="translate(0 ${SUNK[pose]})">${content}</g>`;
  const marks = sunk(patches(inks, breed.trunk)) + (breed.socks ? shape(inks[breed.socks], SOCKS) : '');
  return [
    rimmed(inks.halo, 7, body + far),
    sunk(rimmed(inks.halo, 7, tail)),
    `<g transform="${HEAD_MOVE[pose]}">${rimmed(inks.halo, 7, head)}</g>`,
    shape(inks.black, far),
    rimmed(inks.black, 3, body),
    sunk(rimmed(inks.black, 3, tail) + shape(inks[breed.coat], tail)),
    // The colored block is shifted slightly against the key block, as in a hand-pulled print.
    `<g transform="translate(.9 -.7)">${shape(inks[breed.coat], body)}${clipped(`${id}-body`, body, marks)}</g>`,
    breed.shaggy ? shape(inks.brown, locks(pose)) : carved(breed, inks, detail, CARVING[pose]),
  ].join('');
}

function carved(breed: Look, inks: CowInks, detail: Detail, cuts: Record<'rim' | 'form' | 'shade', string>): string {
  if (detail === 'plain') return '';
  const fine = detail === 'fine';
  if (breed.coat === 'black') return shape(inks.halo, gouges(cuts.rim) + (fine ? gouges(cuts.form) : ''));
  return (fine ? shape(inks.halo, gouges(cuts.rim)) : '') + shape(inks.black, gouges(cuts.shade));
}

function drawHead({ id, breed, inks, detail, pose }: Cow): string {
  const horns = breed.horns && HORNS[breed.horns];
  const skull = breed.zebu ? closedCurve(HEAD) : head;
  return [
    `<g transform="${HEAD_MOVE[pose]}">`,
    horns ? rimmed(inks.halo, 5, closedCurve(horns.far)) + shape(inks.black, closedCurve(horns.far)) : '',
    rimmed(inks.black, 3, skull),
    shape(inks[breed.coat], skull),
    clipped(`${id}-head`, closedCurve(HEAD), patches(inks, breed.face)),
    carved(breed, inks, detail, FACE),
    breed.zebu ? rimmed(inks.black, 2.4, hangingEar) + shape(inks[breed.coat], hangingEar) : '',
    shape(breed.coat === 'black' ? inks.halo : inks.black, EYE),
    horns ? rimmed(inks.black, 3, closedCurve(horns.near)) + shape(inks.white, closedCurve(horns.near)) : '',
    breed.shaggy ? rimmed(inks.black, 1.5, forelock()) + shape(inks[breed.coat], forelock()) : '',
    '</g>',
  ].join('');
}
