import { at } from '../../../seeds/at';
import type { Bearing } from '../cattle/cow';
import { herd, spread } from '../cattle/herd';
import { homestead } from '../homestead';
import { drawPlant } from '../landforms/plants';
import { fence } from '../parts/fence';
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

const BEARINGS: readonly Bearing[] = [
  { pose: 'standing', stance: 'square' },
  { pose: 'standing', stance: 'stride' },
  { pose: 'grazing', stance: 'square' },
];

/** One animal close by, and the rest of the herd far away. */
export function portrait(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const far = spread(view, 5, { left: 0, right: width, top: 436, bottom: 490 });
  const model = { x: random.between(0.36, 0.64) * width, y: height - 18, size: random.between(2.05, 2.45) };
  const ground = (x: number) => site.near(x) + 10;
  const wire = fence('wire', { random, palette, ground, from: -20, to: width + 20, size: 26 });
  const steading = random.chance(0.5) ? homestead(view, site, random.between(0, 0.8) * width, 0.5) : '';
  return { middle: steading, near: wire + herd(view, site.breed, far) + herd(view, site.breed, [model], BEARINGS) };
}

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

/** The herd on the move, in file along the ridge. */
export function trail(view: View, site: Site): Subject {
  const { random, palette, width } = view;
  const start = random.between(0.02, 0.2) * width;
  const file = Array.from({ length: random.whole(6, 8) }, (_, index) => {
    const x = start + index * random.between(84, 98);
    return { x, y: site.near(x) + 8, size: random.between(0.42, 0.5), facing: 'right' } as const;
  });
  const walking = herd(view, site.breed, file, [{ pose: 'standing', stance: 'stride' }]);
  const laggards = herd(view, site.breed, spread(view, 2, { left: 0, right: width, top: 560, bottom: 600 }));
  const x = random.between(0.75, 0.95) * width;
  const tree = moved(x, site.near(x) + 30, 1.3, drawPlant(random.pick(site.land.plants), random, palette));
  return { middle: '', near: tree + walking + laggards };
}
