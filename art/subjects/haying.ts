import { herd, type Stand, spread } from '../cattle/herd';
import { homestead } from '../homestead';
import { roundBale } from '../parts/roundBale';
import { moved } from '../shape';
import type { Site, Subject } from '../site';
import type { View } from '../view';

/** Bales in the mown field, cattle let in after. */
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
