import type { Breed } from '../../../rules/ranches/ranchFacts';
import type { Random } from '../../../seeds/createRandom';
import type { HORNS } from './horns';

/** The inks of a cow. A palette gives each one a color. */
export type CowInk = 'black' | 'brown' | 'tan' | 'gold' | 'gray' | 'white' | 'halo';

export type Patch = { ink: CowInk; outline: string };

/** What a breed looks like. */
export type Look = {
  coat: CowInk;
  trunk?: readonly Patch[];
  face?: readonly Patch[];
  socks?: CowInk;
  horns?: keyof typeof HORNS;
  shaggy?: boolean;
  /** A hump, a dewlap and hanging ears. */
  zebu?: boolean;
};

/** A breed with its own look. A mixed herd has several of them. */
export type PureBreed = Exclude<Breed, 'Mixed Breed' | 'Other'>;

const white = (outline: string): Patch => ({ ink: 'white', outline });
const black = (outline: string): Patch => ({ ink: 'black', outline });

const WHITE_FACE = white('164,12 196,12 224,50 224,80 180,76 172,62 182,50 180,36 170,26');

/** White hairs all over a red coat: a roan. */
const ROAN = Array.from({ length: 66 }, (_, index) => {
  const [x, y] = [28 + ((index * 37) % 132), 44 + ((index * 23) % 58)];
  return white(`${x},${y} ${x + 3.4},${y - 1.4} ${x + 4},${y + 2.6} ${x + 0.6},${y + 3.4}`);
});

export const BREEDS: Record<PureBreed, Look> = {
  Angus: { coat: 'black' },
  'Red Angus': { coat: 'brown' },
  Wagyu: { coat: 'black', horns: 'short' },
  Gelbvieh: { coat: 'gold' },
  Limousin: { coat: 'gold' },
  Beefmaster: { coat: 'brown' },
  Jersey: { coat: 'tan' },
  Charolais: { coat: 'white' },
  Brahman: { coat: 'gray', zebu: true },
  Shorthorn: { coat: 'brown', trunk: ROAN },
  Simmental: {
    coat: 'gold',
    socks: 'white',
    face: [WHITE_FACE],
    trunk: [white('66,106 92,106 134,107 134,122 66,122')],
  },
  Hereford: {
    coat: 'brown',
    socks: 'white',
    trunk: [
      white('140,26 166,14 178,10 174,24 162,30 150,33'),
      white('188,50 178,66 173,84 169,97 161,105 158,118 198,118'),
      white('66,106 92,106 134,107 134,122 66,122'),
    ],
    face: [WHITE_FACE],
  },
  Longhorn: {
    coat: 'brown',
    horns: 'long',
    trunk: [
      white('54,28 80,28 86,44 102,50 106,68 124,86 116,118 68,118 60,100 72,84 58,66 62,46'),
      white('28,52 40,54 40,68 30,74 22,66'),
      white('134,58 146,56 150,68 142,80 132,72'),
    ],
    face: [white('178,14 188,20 198,38 208,50 204,58 194,48 184,32')],
  },
  Highland: { coat: 'tan', horns: 'swept', shaggy: true },
  Holstein: {
    coat: 'white',
    trunk: [
      black('8,30 44,26 56,40 50,60 38,66 32,82 20,86 6,74'),
      black('70,28 100,28 110,46 102,62 108,78 94,88 78,80 72,62 62,50'),
      black('130,24 160,14 164,34 170,54 160,66 150,72 152,88 140,94 130,78 122,58 120,40'),
    ],
    face: [black('164,12 180,14 184,30 190,46 186,58 190,80 160,74 160,30')],
  },
  'Belted Galloway': {
    coat: 'black',
    trunk: [white('70,20 78,60 76,90 70,124 116,124 114,90 118,60 110,20')],
  },
};

const MIXED: readonly PureBreed[] = ['Angus', 'Hereford', 'Red Angus', 'Angus'];

/** The breed of one animal of a herd. */
export const breedIn = (herd: Breed, random: Random): PureBreed =>
  herd === 'Mixed Breed' || herd === 'Other' ? random.pick(MIXED) : herd;
