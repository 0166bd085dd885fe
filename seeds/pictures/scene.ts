import type { Landform, PictureBreed, Season } from '../../rules/pictures';
import { field } from './field';
import { LANDS } from './landforms/lands';
import { PALETTES } from './palettes';
import { type Foreground, foreground } from './parts/foreground';
import { print } from './print';
import { createRandom } from './random';
import { rollingRidge } from './ridge';
import type { DrawSubject } from './site';
import { type Air, sky } from './sky/sky';
import { combed, contours, furrows, tufts } from './texture';
import type { View } from './view';

export type Scene = { seed: number; landform: Landform; season: Season; breed: PictureBreed; subject: DrawSubject };

export const SHEET = { width: 960, height: 640 };

const AIRS: readonly Air[] = ['rays', 'bands', 'cumulus', 'streamers', 'cumulus'];

const EDGES: readonly Foreground[] = ['grass', 'grass', 'wheat', 'flowers', 'bare'];
const WINTER_EDGES: readonly Foreground[] = ['grass', 'bare'];

/** A whole print, as SVG. */
export function drawScene({ seed, landform, season, breed, subject }: Scene): string {
  const { width, height } = SHEET;
  const random = createRandom(seed);
  const land = LANDS[landform];
  const hours = land.palettes[season];
  const palette = PALETTES[hours[Math.floor(seed / 4) % hours.length]!];
  const view: View = { random, palette, width, height, horizon: height * random.between(0.4, 0.5) };
  const middle = rollingRidge(random, view.horizon + random.between(66, 92), land.swell);
  const near = rollingRidge(random, height * 0.7, Math.min(16, land.swell));
  const { middle: distant, near: close } = subject(view, { middle, near, land, breed });
  const air = palette.night ? 'stars' : random.chance(0.1) ? 'shower' : random.pick(AIRS);
  const content = [
    sky(view, air),
    land.backdrop(view),
    field(view, middle, 'mid', random.pick([contours, combed, furrows])),
    distant,
    field(view, near, 'near', random.pick([contours, tufts, tufts, combed])),
    close,
    foreground(random.pick(palette.snow ? WINTER_EDGES : EDGES), random, palette, width, height),
  ].join('');
  return print(content, width, height, seed, random.chance(0.5));
}
