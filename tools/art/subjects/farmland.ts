import { herd, type Stand, spread } from '../cattle/herd';
import { gouge } from '../gouge';
import { homestead } from '../homestead';
import type { Palette } from '../palettes';
import { fence } from '../parts/fence';
import { road } from '../parts/road';
import { line, moved, rimmed, shape } from '../shape';
import type { Site, Subject } from '../site';
import type { View } from '../view';

/** The barn on a rise, with cattle in front of it. */
export function farm(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const stands = spread(view, random.whole(3, 5), { left: 0, right: width, top: 470, bottom: height - 50 });
  const ground = (x: number) => site.near(x) + 14;
  const line = fence(random.pick(site.land.fences), { random, palette, ground, from: -20, to: width + 20, size: 34 });
  return {
    middle: homestead(view, site, random.between(0.1, 0.55) * width, random.between(0.85, 1.1)),
    near: line + herd(view, site.breed, stands),
  };
}

/** A road that leads the eye to the house. */
export function lane(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const gate = random.between(0.3, 0.62) * width;
  const way = road(palette, {
    random,
    from: [random.between(0.35, 0.65) * width, height + 20],
    to: [gate, site.near(gate) + 2],
    width: 230,
  });
  const ground = (x: number) => site.near(x) + 8;
  const fields = [
    { left: 0, right: 0.34 * width, top: 480, bottom: 590 },
    { left: 0.68 * width, right: width, top: 480, bottom: 590 },
  ];
  const cattle = fields.map((field) => herd(view, site.breed, spread(view, random.whole(1, 3), field)));
  const run = { random, palette, ground, size: 30 };
  const rails = random.pick(site.land.fences);
  return {
    middle: homestead(view, site, gate - 110, 0.72),
    near: [
      fence(rails, { ...run, from: -20, to: gate - 26 }),
      way,
      fence(rails, { ...run, from: gate + 30, to: width + 20 }),
      ...cattle,
    ].join(''),
  };
}

/** A view over the fence: heavy rails in front of the viewer, cattle behind them. */
export function fenceline(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const far = spread(view, 3, { left: 0, right: width, top: 450, bottom: 490 });
  const shift = random.between(-60, 60);
  const near = [0.24, 0.72].map((share) => ({
    x: share * width + shift,
    y: random.between(570, 592),
    size: random.between(1.2, 1.4),
  }));
  const ground = (x: number) => height + 4 + Math.sin(x / 210) * 5;
  const rails = fence(random.pick(site.land.fences), {
    random,
    palette,
    ground,
    from: -70,
    to: width + 100,
    size: 134,
  });
  return {
    middle: homestead(view, site, random.between(0.05, 0.7) * width, 0.6),
    near: herd(view, site.breed, [...far, ...near]) + rails,
  };
}

/** Bales in a mown field, and the cattle that were let in afterward. */
export function haying(view: View, site: Site): Subject {
  const { random, palette, width } = view;
  const stands = spread(view, 3, { left: 0, right: width, top: 480, bottom: 590 });
  const bales = spread(view, 9, { left: 0, right: width, top: 440, bottom: 600 })
    .filter((bale) => stands.every((stand) => apart(bale, stand)))
    .sort((a, b) => a.y - b.y);
  const drawn = bales.map(({ x, y, size }) => moved(x, y, size * 1.5, roundBale(palette), random.chance(0.4)));
  return {
    middle: homestead(view, site, random.between(0.1, 0.7) * width, 0.75),
    near: drawn.join('') + herd(view, site.breed, stands),
  };
}

const apart = (one: Stand, other: Stand) =>
  Math.abs(one.x - other.x) > 90 * (one.size + other.size) ||
  Math.abs(one.y - other.y) > 100 * Math.max(one.size, other.size);

/** A round bale 74 wide, its coiled end turned to the viewer. */
function roundBale(palette: Palette): string {
  const body = 'M-14 0A31 31 0 0 1 -14 -62H26Q44 -56 44 -31Q44 -6 26 0Z';
  const straw = [-54, -44, -34, -22, -11]
    .map((y, index) => gouge([16 + (index % 2) * 3, y], [40, y + 1], 1.8))
    .join('');
  return [
    rimmed(palette.key, 4, body),
    shape(palette.hay, body),
    `<circle cx="-12" cy="-31" r="30" fill="${palette.snow ? palette.paper : palette.hay}" stroke="${palette.key}" stroke-width="2.4"/>`,
    line(
      palette.key,
      2,
      'M-12 -31q6 -5 8 3q-2 10 -12 8q-12 -4 -9 -16q6 -14 20 -9q14 7 10 21q-8 16 -24 11q-14 -8 -11 -24q4 -12 14 -15',
    ),
    shape(palette.key, straw + gouge([-30, 0], [50, 1], 5)),
  ].join('');
}
