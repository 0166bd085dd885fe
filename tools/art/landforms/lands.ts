import type { Landform } from '../../../seeds/ranches/RanchStory';
import type { Season } from '../../../seeds/ranches/ranchViews';
import type { PaletteName } from '../palettes';
import type { FenceStyle } from '../parts/fence';
import type { View } from '../view';
import { coast } from './coast';
import { canyonlands, tablelands } from './mesas';
import { mountains } from './mountains';
import { plains } from './plains';
import type { PlantName } from './plants';
import { desertRange, hillCountry, ridges, sagebrushRim } from './ranges';
import { marsh, volcano } from './shores';
import { woodland } from './woodland';

export type Homestead = 'barnAndSilo' | 'farmhouse' | 'grainBins' | 'ranchHouse';

/** A region: its states, its backdrop, its plants and its buildings. */
export type Land = {
  /** In two letters. */
  states: readonly string[];
  backdrop: (view: View) => string;
  /** How much the ground rolls. */
  swell: number;
  plants: readonly PlantName[];
  homesteads: readonly Homestead[];
  fences: readonly FenceStyle[];
  /** Partly plowed, with furrows or wheat. */
  isFarmed?: true;
  palettes: Record<Season, readonly PaletteName[]>;
};

const TEMPERATE: Land['palettes'] = {
  spring: ['springMorning', 'springShower', 'springDawn'],
  summer: ['summerNoon', 'summerDusk', 'summerMorning', 'moonlight'],
  autumn: ['autumnNoon', 'autumnDawn', 'autumnStorm'],
  winter: ['winterNoon', 'winterDusk', 'winterMorning'],
};

/** Where it rarely snows. */
const MILD: Land['palettes'] = { ...TEMPERATE, winter: ['springDawn', 'seaFog', 'springShower'] };

/** Where trees stay green in winter, too. */
const EVERGREEN: Land['palettes'] = {
  spring: ['springMorning', 'springShower', 'springDawn'],
  summer: ['summerNoon', 'summerMorning', 'summerDusk'],
  autumn: ['seaDusk', 'summerMorning', 'springDawn'],
  winter: ['seaFog', 'springDawn', 'springShower'],
};

const DESERT: Land['palettes'] = {
  spring: ['desertMorning', 'desertDawn'],
  summer: ['desertDusk', 'desertStorm', 'moonlight'],
  autumn: ['desertStorm', 'desertMorning', 'desertDusk'],
  winter: ['desertDawn', 'desertMorning'],
};

const SEASIDE: Land['palettes'] = {
  spring: ['springMorning', 'seaFog', 'springDawn'],
  summer: ['summerNoon', 'seaDusk', 'summerMorning'],
  autumn: ['seaDusk', 'autumnStorm', 'autumnDawn'],
  winter: ['seaFog', 'seaDusk'],
};

const ON_THE_COAST: Pick<Land, 'backdrop' | 'swell' | 'homesteads' | 'fences' | 'palettes'> = {
  backdrop: coast,
  swell: 14,
  homesteads: ['farmhouse', 'barnAndSilo'],
  fences: ['rails', 'wire', 'boards'],
  palettes: SEASIDE,
};

export const LANDS: Record<Landform, Land> = {
  plains: {
    states: ['KS', 'NE', 'SD', 'ND', 'OK', 'CO', 'IA', 'MN', 'TX'],
    backdrop: plains,
    swell: 8,
    plants: ['cottonwood', 'poplar'],
    homesteads: ['barnAndSilo', 'farmhouse', 'grainBins', 'ranchHouse'],
    fences: ['wire', 'rails'],
    isFarmed: true,
    palettes: TEMPERATE,
  },
  woodland: {
    states: ['MN', 'WI', 'IL', 'IN', 'OH', 'MI', 'MO', 'KY', 'TN', 'PA', 'NY', 'NJ', 'VT', 'MA'],
    backdrop: woodland,
    swell: 26,
    plants: ['oak', 'poplar', 'bareTree'],
    homesteads: ['barnAndSilo', 'farmhouse', 'grainBins'],
    fences: ['boards', 'rails'],
    isFarmed: true,
    palettes: TEMPERATE,
  },
  southernHills: {
    states: ['AR', 'MS', 'AL', 'GA', 'SC'],
    backdrop: woodland,
    swell: 22,
    plants: ['oak', 'pine'],
    homesteads: ['farmhouse', 'ranchHouse'],
    fences: ['boards', 'wire', 'rails'],
    isFarmed: true,
    palettes: MILD,
  },
  ridges: {
    states: ['VA', 'WV', 'NC', 'NH'],
    backdrop: ridges,
    swell: 24,
    plants: ['oak', 'pine'],
    homesteads: ['farmhouse', 'barnAndSilo'],
    fences: ['boards', 'rails'],
    palettes: TEMPERATE,
  },
  mountains: {
    states: ['MT', 'WY', 'CO', 'ID', 'OR'],
    backdrop: mountains,
    swell: 20,
    plants: ['pine'],
    homesteads: ['ranchHouse', 'farmhouse'],
    fences: ['rails', 'wire'],
    palettes: TEMPERATE,
  },
  hillCountry: {
    states: ['TX'],
    backdrop: hillCountry,
    swell: 16,
    plants: ['liveOak', 'juniper'],
    homesteads: ['ranchHouse'],
    fences: ['wire', 'rails'],
    palettes: EVERGREEN,
  },
  desertRange: {
    states: ['NM', 'AZ', 'TX'],
    backdrop: desertRange,
    swell: 7,
    plants: ['yucca', 'juniper'],
    homesteads: ['ranchHouse'],
    fences: ['wire', 'rails'],
    palettes: DESERT,
  },
  canyonlands: {
    states: ['UT'],
    backdrop: canyonlands,
    swell: 9,
    plants: ['juniper', 'sagebrush'],
    homesteads: ['ranchHouse'],
    fences: ['wire', 'rails'],
    palettes: DESERT,
  },
  tablelands: {
    states: ['NM'],
    backdrop: tablelands,
    swell: 12,
    plants: ['juniper', 'pine'],
    homesteads: ['ranchHouse'],
    fences: ['wire', 'rails'],
    palettes: { ...DESERT, winter: ['winterMorning', 'desertDawn'] },
  },
  sagebrush: {
    states: ['NV', 'OR', 'WA'],
    backdrop: sagebrushRim,
    swell: 10,
    plants: ['poplar', 'sagebrush', 'juniper'],
    homesteads: ['ranchHouse', 'farmhouse'],
    fences: ['wire', 'rails'],
    palettes: TEMPERATE,
  },
  gulfPrairie: {
    states: ['LA'],
    backdrop: marsh,
    swell: 4,
    plants: ['liveOak'],
    homesteads: ['ranchHouse'],
    fences: ['wire', 'boards'],
    palettes: EVERGREEN,
  },
  palmetto: {
    states: ['FL'],
    backdrop: marsh,
    swell: 4,
    plants: ['palm', 'palm', 'liveOak'],
    homesteads: ['ranchHouse'],
    fences: ['wire', 'rails'],
    palettes: EVERGREEN,
  },
  tidewater: {
    states: ['MD'],
    backdrop: marsh,
    swell: 6,
    plants: ['pine', 'oak'],
    homesteads: ['farmhouse', 'grainBins'],
    fences: ['boards', 'wire'],
    isFarmed: true,
    palettes: TEMPERATE,
  },
  californiaCoast: { ...ON_THE_COAST, states: ['CA'], plants: ['cypress'], palettes: EVERGREEN },
  northwestCoast: { ...ON_THE_COAST, states: ['OR', 'WA'], plants: ['pine'] },
  newEnglandCoast: {
    ...ON_THE_COAST,
    states: ['ME', 'RI'],
    plants: ['pine', 'oak'],
    palettes: { ...SEASIDE, winter: ['winterNoon', 'winterDusk'] },
  },
  volcano: {
    states: ['HI'],
    backdrop: volcano,
    swell: 14,
    plants: ['koa'],
    homesteads: ['ranchHouse'],
    fences: ['wire', 'boards'],
    palettes: EVERGREEN,
  },
};
