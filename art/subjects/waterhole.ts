import { herd, spread } from '../cattle/herd';
import { fence } from '../parts/fence';
import { windmill } from '../parts/windmill';
import { moved } from '../shape';
import type { Site, Subject } from '../site';
import type { View } from '../view';

/** The windmill and its tank, where the cattle come to drink. */
export function waterhole(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const x = random.between(0.2, 0.74) * width;
  const mill = moved(x, site.near(x) + 48, random.between(1.25, 1.55), windmill(palette));
  const stands = spread(view, random.whole(4, 6), { left: 0, right: width, top: 510, bottom: height - 46 });
  const ground = (at: number) => site.near(at) + 12;
  const wire = fence('wire', { random, palette, ground, from: -20, to: width + 20, size: 30 });
  return { middle: '', near: wire + mill + herd(view, site.breed, stands) };
}
