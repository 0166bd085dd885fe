import type { PictureBreed } from '../../../rules/pictures';
import { closedCurve } from '../curve';
import { gouges } from '../gouge';
import { clipped, rimmed, shape } from '../shape';
import { EAR, HEAD, HEAD_MOVE, LEGS, type Pose, type Stance, SUNK, TAIL, TRUNK } from './anatomy';
import { BREEDS, type Breed, type CowInk, type Patch } from './breeds';
import { CARVING, FACE } from './carving';
import { forelock, fringe, locks } from './coat';
import { HORNS } from './horns';

export type CowInks = Record<CowInk, string>;

export type Bearing = { pose: Pose; stance: Stance };

/** How finely a cow is carved: the farther, the plainer, or its hide reads as stripes. */
export type Detail = 'plain' | 'carved' | 'fine';

type Cow = { id: string; breed: Breed; inks: CowInks; detail: Detail } & Bearing;

const SOCKS = 'M0 128H230V160H0Z';
const EYE = closedCurve('186,34 190,32 193,36 189,38');
const head = closedCurve(HEAD) + closedCurve(EAR);
const tail = closedCurve(TAIL);

const patches = (inks: CowInks, list: readonly Patch[] = []) =>
  list.map(({ ink, outline }) => shape(inks[ink], closedCurve(outline))).join('');

/** A cow of a breed, as SVG in the anatomy's box. `id` keeps its clip paths apart from those of other cows. */
export function drawCow(id: string, name: PictureBreed, bearing: Bearing, inks: CowInks, detail: Detail): string {
  const cow = { id, breed: BREEDS[name], inks, detail, ...bearing };
  return drawTrunk(cow) + drawHead(cow);
}

function drawTrunk({ id, breed, inks, detail, pose, stance }: Cow): string {
  const body = [TRUNK[pose], ...LEGS[stance].near].map(closedCurve).join('') + (breed.shaggy ? fringe(pose) : '');
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
    // The colored block is pulled a hair off the key block.
    `<g transform="translate(.9 -.7)">${shape(inks[breed.coat], body)}${clipped(`${id}-body`, body, marks)}</g>`,
    breed.shaggy ? shape(inks.brown, locks(pose)) : carved(breed, inks, detail, CARVING[pose]),
  ].join('');
}

function carved(breed: Breed, inks: CowInks, detail: Detail, cuts: Record<'rim' | 'form' | 'shade', string>): string {
  if (detail === 'plain') return '';
  const fine = detail === 'fine';
  if (breed.coat === 'black') return shape(inks.halo, gouges(cuts.rim) + (fine ? gouges(cuts.form) : ''));
  return (fine ? shape(inks.halo, gouges(cuts.rim)) : '') + shape(inks.black, gouges(cuts.shade));
}

function drawHead({ id, breed, inks, detail, pose }: Cow): string {
  const horns = breed.horns && HORNS[breed.horns];
  return [
    `<g transform="${HEAD_MOVE[pose]}">`,
    horns ? rimmed(inks.halo, 5, closedCurve(horns.far)) + shape(inks.black, closedCurve(horns.far)) : '',
    rimmed(inks.black, 3, head),
    shape(inks[breed.coat], head),
    clipped(`${id}-head`, closedCurve(HEAD), patches(inks, breed.face)),
    carved(breed, inks, detail, FACE),
    shape(breed.coat === 'black' ? inks.halo : inks.black, EYE),
    horns ? rimmed(inks.black, 3, closedCurve(horns.near)) + shape(inks.white, closedCurve(horns.near)) : '',
    breed.shaggy ? rimmed(inks.black, 1.5, forelock()) + shape(inks[breed.coat], forelock()) : '',
    '</g>',
  ].join('');
}
