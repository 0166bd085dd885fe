import { herd, spread } from '../cattle/herd';
import { drawPlant } from '../landforms/plants';
import { moved, repeat } from '../shape';
import type { Site, Subject } from '../site';
import type { View } from '../view';

/** A herd spread over the whole pasture. */
export function pasture(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const far = spread(view, 5, { left: 0, right: width, top: 440, bottom: 490 });
  const near = spread(view, 4, { left: 0, right: width, top: 545, bottom: height - 30 });
  const trees = repeat(3, () => {
    const x = random.between(0, width);
    return moved(
      x,
      site.near(x) + 10,
      random.between(0.5, 0.9),
      drawPlant(random.pick(site.land.plants), random, palette),
    );
  });
  return { middle: '', near: trees + herd(view, site.breed, [...far, ...near]) };
}
