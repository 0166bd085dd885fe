import { herd, spread } from '../cattle/herd';
import { homestead } from '../homestead';
import { fence } from '../parts/fence';
import { road } from '../parts/road';
import type { Site, Subject } from '../site';
import type { View } from '../view';

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
