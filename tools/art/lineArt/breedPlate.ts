import type { PictureBreed } from '../../../rules/products/pictures';
import type { PureBreed } from '../cattle/breeds';
import { type CowInks, drawCow } from '../cattle/cow';
import { sheet } from './sheet';

/** The halo is light in dark mode too, so that a black cow is visible on a dark page. */
const INKS: CowInks = {
  black: '#231F1A',
  brown: '#86431F',
  tan: '#D9A441',
  gold: '#B9772F',
  gray: '#C6C2B6',
  white: '#FFFDF8',
  halo: '#FBF7EF',
};

const PLATES: Record<PictureBreed, PureBreed> = {
  angus: 'Angus',
  hereford: 'Hereford',
  longhorn: 'Longhorn',
  highland: 'Highland',
  holstein: 'Holstein',
  galloway: 'Belted Galloway',
  charolais: 'Charolais',
};

export const PLATE_BREEDS = Object.keys(PLATES) as PictureBreed[];

/** One animal of a breed from the side, as in a stockman's handbook. */
export function breedPlate(breed: PictureBreed): string {
  const cow = drawCow(`breed-${breed}`, PLATES[breed], { pose: 'standing', stance: 'square' }, INKS, 'carved');
  return sheet(`breed-${breed}-plate`, '-2 -22 236 180', `A ${breed} from the side`, cow);
}
