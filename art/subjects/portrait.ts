import type { Bearing } from '../cattle/cow';
import { herd, spread } from '../cattle/herd';
import { homestead } from '../homestead';
import { fence } from '../parts/fence';
import type { Site, Subject } from '../site';
import type { View } from '../view';

const BEARINGS: readonly Bearing[] = [
  { pose: 'standing', stance: 'square' },
  { pose: 'standing', stance: 'stride' },
  { pose: 'grazing', stance: 'square' },
];

/** One animal close by, the rest of the herd far off. */
export function portrait(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const far = spread(view, 5, { left: 0, right: width, top: 436, bottom: 490 });
  const model = { x: random.between(0.36, 0.64) * width, y: height - 18, size: random.between(2.05, 2.45) };
  const ground = (x: number) => site.near(x) + 10;
  const wire = fence('wire', { random, palette, ground, from: -20, to: width + 20, size: 26 });
  const steading = random.chance(0.5) ? homestead(view, site, random.between(0, 0.8) * width, 0.5) : '';
  return { middle: steading, near: wire + herd(view, site.breed, far) + herd(view, site.breed, [model], BEARINGS) };
}
