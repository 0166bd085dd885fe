import type { Landform, Season } from '../../../rules/pictures';
import type { Palette, PaletteName } from '../palettes';
import { bareTree } from '../parts/bareTree';
import { cypress } from '../parts/cypress';
import type { FenceStyle } from '../parts/fence';
import { juniper } from '../parts/juniper';
import { oak } from '../parts/oak';
import { pine } from '../parts/pine';
import { poplar } from '../parts/poplar';
import { saguaro } from '../parts/saguaro';
import { yucca } from '../parts/yucca';
import type { Random } from '../random';
import type { View } from '../view';
import { coast } from './coast';
import { mesas } from './mesas';
import { mountains } from './mountains';
import { plains } from './plains';
import { woodland } from './woodland';

type Plant = (random: Random, palette: Palette) => string;

/** What makes a region: its backdrop, and what grows and is built there. */
export type Land = {
  backdrop: (view: View) => string;
  /** How much the ground rolls. */
  swell: number;
  trees: readonly Plant[];
  fences: readonly FenceStyle[];
  palettes: Record<Season, readonly PaletteName[]>;
};

const TEMPERATE: Land['palettes'] = {
  spring: ['springMorning', 'springShower', 'springDawn'],
  summer: ['summerNoon', 'summerDusk', 'summerMorning', 'moonlight'],
  autumn: ['autumnNoon', 'autumnDawn', 'autumnStorm'],
  winter: ['winterNoon', 'winterDusk', 'winterMorning'],
};

export const LANDS: Record<Landform, Land> = {
  plains: { backdrop: plains, swell: 8, trees: [poplar, oak], fences: ['wire', 'rails'], palettes: TEMPERATE },
  woodland: {
    backdrop: woodland,
    swell: 26,
    trees: [oak, poplar, bareTree],
    fences: ['boards', 'rails'],
    palettes: TEMPERATE,
  },
  mountains: { backdrop: mountains, swell: 20, trees: [pine], fences: ['rails', 'wire'], palettes: TEMPERATE },
  mesas: {
    backdrop: mesas,
    swell: 9,
    trees: [saguaro, juniper, yucca],
    fences: ['wire', 'rails'],
    palettes: {
      spring: ['desertMorning', 'desertDawn'],
      summer: ['desertDusk', 'desertStorm', 'moonlight'],
      autumn: ['desertStorm', 'desertMorning'],
      winter: ['desertDawn', 'desertDusk'],
    },
  },
  coast: {
    backdrop: coast,
    swell: 14,
    trees: [cypress],
    fences: ['rails', 'wire', 'boards'],
    palettes: {
      spring: ['springMorning', 'seaFog', 'springDawn'],
      summer: ['summerNoon', 'seaDusk', 'summerMorning'],
      autumn: ['seaDusk', 'autumnStorm', 'autumnDawn'],
      winter: ['seaFog', 'seaDusk'],
    },
  },
};
