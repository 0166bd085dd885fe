import type { Random } from '../../seeds/createRandom';
import type { Palette } from './palettes';

/** What every part of a scene needs to know about its print. */
export type View = { random: Random; palette: Palette; width: number; height: number; horizon: number };
