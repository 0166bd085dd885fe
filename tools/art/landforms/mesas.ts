import { hill } from '../hill';
import { juniper } from '../parts/shrubs';
import { rollingRidge } from '../ridge';
import { moved, shape } from '../shape';
import { contours, tufts } from '../texture';
import type { View } from '../view';
import { type Butte, drawButte } from './butte';

/** Buttes that stand alone over a dry flat dotted with juniper. */
export const canyonlands = (view: View) =>
  mesas(view, { count: view.random.whole(2, 4), half: [0.06, 0.2], rise: [70, 190] });

/** Broad tablelands, low and wide. */
export const tablelands = (view: View) => mesas(view, { count: 3, half: [0.2, 0.34], rise: [46, 92] });

type Shape = { count: number; half: readonly [number, number]; rise: readonly [number, number] };

function mesas(view: View, { count, half: halves, rise }: Shape): string {
  const { random, palette, width, horizon } = view;
  const flat = rollingRidge(random, horizon + 16, 5);
  const buttes = Array.from({ length: count }, (_, index): Butte => {
    const half = random.between(...halves) * width;
    return {
      x: ((index + random.between(0.1, 0.9)) / count) * width,
      top: horizon - random.between(...rise),
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
