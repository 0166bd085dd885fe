import { createRandom } from '../../seeds/createRandom';
import { herd } from './cattle/herd';
import { field } from './field';
import type { HeroLayout } from './heroLayouts';
import { LANDS } from './landforms/lands';
import { woodland } from './landforms/woodland';
import { PALETTES } from './palettes';
import { barn } from './parts/barn';
import { fence } from './parts/fence';
import { foreground } from './parts/foreground';
import { farmhouse } from './parts/houses';
import { road } from './parts/road';
import { silo } from './parts/silo';
import { oak, poplar } from './parts/trees';
import { windmill } from './parts/windmill';
import { print } from './print';
import { rollingRidge } from './ridge';
import { moved } from './shape';
import type { Site } from './site';
import { birds } from './sky/birds';
import { sunburst } from './sky/lights';
import { flatSky } from './sky/sky';
import { contours, furrows } from './texture';
import type { View } from './view';

/** The panorama of the home page: a ranch on a summer morning. */
export function drawHero(layout: HeroLayout): string {
  const { width, height, sun, farm, mill, angus, herefords } = layout;
  const random = createRandom(12);
  const palette = PALETTES.summerMorning;
  const view: View = { random, palette, width, height, horizon: height * 0.52 };
  const middle = rollingRidge(random, height * 0.645, 16);
  const near = rollingRidge(random, height * 0.76, 9);
  const site: Site = { middle, near, land: LANDS.woodland, breed: 'Angus' };
  const content = [
    flatSky(view) + sunburst(view, sun * width, height * 0.38, 64) + birds(view),
    woodland(view),
    field(view, middle, 'mid', furrows),
    steading(view, site, farm * width),
    field(view, near, 'near', contours),
    wayToFarm(view, site, (farm + 0.06) * width),
    moved(mill * width, near(mill * width) + 30, height / 540, windmill(palette)),
    herd(view, 'Hereford', herefords),
    herd(view, 'Angus', angus),
    foreground('flowers', random, palette, width, height),
  ].join('');
  return print(content, width, height, 12, false);
}

function steading({ random, palette }: View, { middle }: Site, x: number): string {
  const yard = Math.max(middle(x - 60), middle(x + 230)) + 12;
  const at = (offset: number, size: number, drawn: string) => moved(x + offset, yard, size, drawn);
  return [
    at(-64, 0.95, poplar(random, palette)),
    at(-26, 1.02, poplar(random, palette)),
    at(-226, 0.86, oak(random, palette)),
    at(-150, 0.92, farmhouse(palette)),
    at(216, 1.04, silo(palette)),
    at(0, 1.08, barn(random, palette)),
  ].join('');
}

function wayToFarm({ random, palette, width, height }: View, { near }: Site, gate: number): string {
  const run = { random, palette, ground: (x: number) => near(x) + 10, size: 34 };
  const way = road(palette, { random, from: [width * 0.5, height + 20], to: [gate, near(gate) + 2], width: 240 });
  return (
    fence('rails', { ...run, from: -20, to: gate - 30 }) +
    way +
    fence('rails', { ...run, from: gate + 34, to: width + 20 })
  );
}
