import type { Stand } from './cattle/herd';

/** Where things are, as shares of the width. The sky on the left stays empty for the tagline. */
export type HeroLayout = {
  width: number;
  height: number;
  sun: number;
  farm: number;
  mill: number;
  angus: readonly Stand[];
  herefords: readonly Stand[];
};

export const HERO_WIDE: HeroLayout = {
  width: 1600,
  height: 700,
  sun: 0.765,
  farm: 0.59,
  mill: 0.92,
  angus: [
    { x: 292, y: 640, size: 1.15, facing: 'right' },
    { x: 640, y: 556, size: 0.44, facing: 'left' },
    { x: 1372, y: 646, size: 1.08, facing: 'left' },
  ],
  herefords: [
    { x: 64, y: 570, size: 0.58, facing: 'right' },
    { x: 470, y: 566, size: 0.56, facing: 'left' },
    { x: 1250, y: 578, size: 0.6, facing: 'right' },
    { x: 1130, y: 566, size: 0.5, facing: 'left' },
  ],
};

export const HERO_NARROW: HeroLayout = {
  width: 800,
  height: 600,
  sun: 0.72,
  farm: 0.4,
  mill: 0.88,
  angus: [{ x: 170, y: 540, size: 0.98, facing: 'right' }],
  herefords: [
    { x: 70, y: 480, size: 0.46, facing: 'right' },
    { x: 640, y: 530, size: 0.86, facing: 'left' },
  ],
};
