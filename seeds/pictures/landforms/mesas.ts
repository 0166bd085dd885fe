import { hill } from '../hill';
import { juniper } from '../parts/juniper';
import { rollingRidge } from '../ridge';
import { moved, shape } from '../shape';
import { contours, tufts } from '../texture';
import type { View } from '../view';
import { type Butte, drawButte } from './butte';

/** Buttes and tablelands over a dry flat dotted with juniper. */
export function mesas(view: View): string {
  const { random, palette, width, horizon } = view;
  const flat = rollingRidge(random, horizon + 16, 5);
  const count = random.whole(2, 4);
  const buttes = Array.from({ length: count }, (_, index): Butte => {
    const half = random.between(0.06, 0.2) * width;
    return {
      x: ((index + random.between(0.1, 0.9)) / count) * width,
      top: horizon - random.between(70, 190),
      half,
      foot: horizon + 30,
    };
  }).sort((a, b) => a.top - b.top);
  return [
    ...buttes.map((butte) => drawButte(view, butte)),
    hill(view, flat, palette.far),
    shape(palette.mid, contours(random, flat, width, 60) + tufts(random, flat, width, 80)),
    ...Array.from({ length: 12 }, () => {
      const [x, down] = [random.between(0, width), random.between(12, 66)];
      return moved(x, flat(x) + down, 0.24 + down / 200, juniper(random, palette));
    }),
  ].join('');
}
