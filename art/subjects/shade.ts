import { at } from '../at';
import { herd, spread } from '../cattle/herd';
import { homestead } from '../homestead';
import { drawPlant } from '../landforms/plants';
import { moved } from '../shape';
import type { Site, Subject } from '../site';
import type { View } from '../view';

/** Cattle at rest under the one big tree. */
export function shade(view: View, site: Site): Subject {
  const { random, palette, width } = view;
  const x = random.between(0.2, 0.36) * width;
  const tree = moved(x, site.near(x) + 74, 1.9, drawPlant(at(site.land.plants, 0), random, palette));
  const idle = herd(view, site.breed, spread(view, 3, { left: x - 160, right: x + 260, top: 545, bottom: 590 }), [
    { pose: 'resting', stance: 'folded' },
    { pose: 'standing', stance: 'square' },
  ]);
  const others = herd(view, site.breed, spread(view, 4, { left: 0.55 * width, right: width, top: 450, bottom: 520 }));
  return { middle: homestead(view, site, random.between(0.58, 0.72) * width, 0.6), near: others + tree + idle };
}
