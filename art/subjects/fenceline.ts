import { herd, spread } from '../cattle/herd';
import { homestead } from '../homestead';
import { fence } from '../parts/fence';
import type { Site, Subject } from '../site';
import type { View } from '../view';

/** Seen over the fence: heavy rails before the viewer, cattle behind them. */
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
