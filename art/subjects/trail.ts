import { herd, spread } from '../cattle/herd';
import { drawPlant } from '../landforms/plants';
import { moved } from '../shape';
import type { Site, Subject } from '../site';
import type { View } from '../view';

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
