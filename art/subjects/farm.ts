import { herd, spread } from '../cattle/herd';
import { homestead } from '../homestead';
import { fence } from '../parts/fence';
import type { Site, Subject } from '../site';
import type { View } from '../view';

/** The barn on its rise, cattle before it. */
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
