import type { Breed } from '../../rules/ranches/ranchFacts';
import { at } from '../../seeds/at';
import { createRandom } from '../../seeds/createRandom';
import type { Landform, RanchStory } from '../../seeds/ranches/RanchStory';
import { type RanchView, ranchViews, type Season, type SubjectName } from '../../seeds/ranches/ranchViews';
import { field } from './field';
import { LANDS } from './landforms/lands';
import { PALETTES, type PaletteName } from './palettes';
import { type Foreground, foreground } from './parts/foreground';
import { print } from './print';
import { rollingRidge } from './ridge';
import type { DrawSubject } from './site';
import { type Air, sky } from './sky/sky';
import { pasture, portrait, shade, trail } from './subjects/cattle';
import { farm, fenceline, haying, lane } from './subjects/farmland';
import { creekside, waterhole } from './subjects/waterside';
import { combed, contours, furrows, tufts } from './texture';
import type { View } from './view';

export type Scene = {
  seed: number;
  land: Landform;
  season: Season;
  /** The index of one of the season's hours. An index past the last hour starts over. */
  hour: number;
  breed: Breed;
  subject: SubjectName;
};

const SUBJECTS: Record<SubjectName, DrawSubject> = {
  farm,
  lane,
  portrait,
  waterhole,
  creekside,
  trail,
  pasture,
  shade,
  fenceline,
  haying,
};

export const SHEET = { width: 960, height: 640 };

const AIRS: readonly Air[] = ['rays', 'bands', 'cumulus', 'streamers', 'cumulus'];

const EDGES: readonly Foreground[] = ['grass', 'grass', 'flowers', 'bare'];
const FARM_EDGES: readonly Foreground[] = [...EDGES, 'wheat'];
const WINTER_EDGES: readonly Foreground[] = ['grass', 'bare'];

/** How each view of a ranch is drawn, with its land and cattle. */
export function ranchScenes(ranch: RanchStory): (RanchView & { scene: Scene })[] {
  const { picture, land, breed } = ranch;
  return ranchViews(ranch).map((view) => {
    const { subject, season } = view;
    const seed = 1000 + picture * 10 + view.view;
    // The fifth and sixth views repeat the seasons of the first two, at other hours.
    const hour = picture + view.view + (view.view > 4 ? 1 : 0);
    const isNight = PALETTES[paletteOf(land, season, hour)].night;
    // The main picture is small on a card, where black cattle at night would be invisible.
    const scene = { seed, land, season, hour: isNight && view.view === 1 ? hour + 1 : hour, breed, subject };
    return { ...view, scene };
  });
}

function paletteOf(land: Landform, season: Season, hour: number): PaletteName {
  const hours = LANDS[land].palettes[season];
  return at(hours, hour % hours.length);
}

/** A whole print, as SVG. */
export function drawScene({ seed, land: name, season, hour, breed, subject }: Scene): string {
  const { width, height } = SHEET;
  const random = createRandom(seed);
  const land = LANDS[name];
  const palette = PALETTES[paletteOf(name, season, hour)];
  const view: View = { random, palette, width, height, horizon: height * random.between(0.4, 0.5) };
  const middle = rollingRidge(random, view.horizon + random.between(66, 92), land.swell);
  const near = rollingRidge(random, height * 0.7, Math.min(16, land.swell));
  const { middle: distant, near: close } = SUBJECTS[subject](view, { middle, near, land, breed });
  const air = palette.night ? 'stars' : random.chance(0.1) ? 'shower' : random.pick(AIRS);
  const edges = palette.snow ? WINTER_EDGES : land.isFarmed ? FARM_EDGES : EDGES;
  const content = [
    sky(view, air),
    land.backdrop(view),
    field(view, middle, 'mid', random.pick(land.isFarmed ? [contours, combed, furrows] : [contours, combed, tufts])),
    distant,
    field(view, near, 'near', random.pick([contours, tufts, tufts, combed])),
    close,
    foreground(random.pick(edges), random, palette, width, height),
  ].join('');
  return print(content, width, height, seed, random.chance(0.5));
}
