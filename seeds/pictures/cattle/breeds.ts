import type { PictureBreed } from '../../../rules/pictures';

/** The inks a cow is printed with; a palette gives each a color. */
export type CowInk = 'black' | 'brown' | 'tan' | 'white' | 'halo';

export type Patch = { ink: CowInk; outline: string };

export type Breed = {
  coat: CowInk;
  trunk?: readonly Patch[];
  face?: readonly Patch[];
  socks?: CowInk;
  horns?: 'long' | 'swept';
  shaggy?: boolean;
};

const white = (outline: string): Patch => ({ ink: 'white', outline });
const black = (outline: string): Patch => ({ ink: 'black', outline });

export const BREEDS: Record<PictureBreed, Breed> = {
  angus: { coat: 'black' },
  hereford: {
    coat: 'brown',
    socks: 'white',
    trunk: [
      white('140,26 166,14 178,10 174,24 162,30 150,33'),
      white('188,50 178,66 173,84 169,97 161,105 158,118 198,118'),
      white('66,106 92,106 134,107 134,122 66,122'),
    ],
    face: [white('164,12 196,12 224,50 224,80 180,76 172,62 182,50 180,36 170,26')],
  },
  longhorn: {
    coat: 'brown',
    horns: 'long',
    trunk: [
      white('54,28 80,28 86,44 102,50 106,68 124,86 116,118 68,118 60,100 72,84 58,66 62,46'),
      white('28,52 40,54 40,68 30,74 22,66'),
      white('134,58 146,56 150,68 142,80 132,72'),
    ],
    face: [white('178,14 188,20 198,38 208,50 204,58 194,48 184,32')],
  },
  highland: { coat: 'tan', horns: 'swept', shaggy: true },
  holstein: {
    coat: 'white',
    trunk: [
      black('8,30 44,26 56,40 50,60 38,66 32,82 20,86 6,74'),
      black('70,28 100,28 110,46 102,62 108,78 94,88 78,80 72,62 62,50'),
      black('130,24 160,14 164,34 170,54 160,66 150,72 152,88 140,94 130,78 122,58 120,40'),
    ],
    face: [black('164,12 180,14 184,30 190,46 186,58 190,80 160,74 160,30')],
  },
  galloway: {
    coat: 'black',
    trunk: [white('70,20 78,60 76,90 70,124 116,124 114,90 118,60 110,20')],
  },
  charolais: { coat: 'white' },
};
