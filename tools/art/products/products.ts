import type { ProductDrawing } from '../../../rules/products/productPictures';
import { createRandom, type Random } from '../../../seeds/createRandom';
import { BLEED } from '../print';
import { BOX, type Ground, table } from './board';
import { box, ground, jerky, links, parcel, patties, sausage, sticks, tallow } from './made';
import { bones, liver, marrow, share } from './odds';
import { brisket, roast, shank, shortRibs, stew } from './roasts';
import { filet, flank, ribeye, sirloin, strip, tBone, triTip } from './steaks';

const PRODUCTS: Record<ProductDrawing, [ground: Ground, draw: (random: Random) => string]> = {
  quarter: ['sheet', share('quarter')],
  half: ['sheet', share('half')],
  whole: ['sheet', share('whole')],
  box: ['cloth', box],
  jerky: ['sheet', jerky],
  sticks: ['board', sticks],
  links: ['cloth', links],
  sausage: ['board', sausage],
  patties: ['board', patties],
  marrow: ['slate', marrow],
  bones: ['sheet', bones],
  tallow: ['cloth', tallow],
  liver: ['sheet', liver],
  shank: ['sheet', shank],
  'short-ribs': ['slate', shortRibs],
  ribeye: ['board', ribeye],
  't-bone': ['board', tBone],
  strip: ['slate', strip],
  filet: ['slate', filet],
  'tri-tip': ['board', triTip],
  flank: ['slate', flank],
  brisket: ['sheet', brisket],
  stew: ['slate', stew],
  ground: ['sheet', ground],
  roast: ['board', roast],
  sirloin: ['sheet', sirloin],
  package: ['board', parcel],
};

/** The print of a product, with a margin that gets cut off. Its edges are uneven, like those of the scenes. */
export function drawProduct(drawing: ProductDrawing): string {
  const [surface, draw] = PRODUCTS[drawing];
  const seed = 200 + Object.keys(PRODUCTS).indexOf(drawing);
  const margin = BLEED / 2;
  const size = BOX + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" width="${2 * size}" height="${2 * size}">
<filter id="cut" filterUnits="userSpaceOnUse" x="${-margin}" y="${-margin}" width="${size}" height="${size}">
<feTurbulence type="turbulence" baseFrequency=".05" numOctaves="1" seed="${seed}"/>
<feDisplacementMap in="SourceGraphic" scale="2.2" xChannelSelector="R" yChannelSelector="G"/></filter>
<g filter="url(#cut)">${table(surface, seed)}${draw(createRandom(seed))}</g></svg>`;
}
