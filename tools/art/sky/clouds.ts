import { gouge } from '../gouge';
import { repeat, rimmed, shape } from '../shape';
import type { View } from '../view';

/** Fair-weather clouds across the sky. */
export function clouds(view: View): string {
  const count = view.random.whole(3, 5);
  return repeat(count, (index) => cumulus(view, (index + view.random.between(0.1, 0.9)) / count));
}

/** A cloud bank with its rain. */
export function shower(view: View): string {
  const { random, palette, width, horizon } = view;
  const [left, right] = [random.between(0.05, 0.35) * width, random.between(0.6, 0.95) * width];
  const rain = Array.from({ length: 34 }, (_, index) => {
    const x = left + ((right - left) * index) / 34;
    const from = horizon * 0.42 + random.between(-10, 30);
    return gouge([x, from], [x - random.between(30, 60), from + random.between(90, 200)], 2.6);
  });
  const cloud = Array.from({ length: 5 }, (_, index) =>
    cumulus({ ...view, horizon: horizon * 0.62 }, (left + ((right - left) * (index + 0.5)) / 5) / width),
  );
  return shape(palette.paper, rain.join('')) + cloud.join('');
}

function cumulus({ random, palette, width, horizon }: View, across: number): string {
  const [x, y, size] = [
    across * width,
    horizon * random.between(0.14, 0.66),
    random.between(60, 130) * (random.chance(0.25) ? 1.6 : 1),
  ];
  const lobes = random.whole(4, 6);
  const arcs = Array.from({ length: lobes }, (_, index) => {
    const rise = Math.sin(((index + 0.7) / (lobes + 0.4)) * 3.14);
    const reach = (2 * size) / lobes;
    return `a${(reach * 0.56).toFixed(1)} ${(reach * (0.5 + rise * 0.35)).toFixed(1)} 0 0 1 ${reach.toFixed(1)} ${((index < lobes / 2 ? -1 : 1) * rise * 9).toFixed(1)}`;
  });
  const body = `M${(x - size).toFixed(1)} ${y.toFixed(1)}${arcs.join('')}L${(x + size * 0.6).toFixed(1)} ${(y + 7).toFixed(1)}Z`;
  const cuts = Array.from({ length: 7 }, () => {
    const left = x + random.between(-0.75, 0.2) * size;
    const level = y - random.between(2, size * 0.24);
    return gouge([left, level], [left + random.between(0.25, 0.6) * size, level + 1], random.between(2, 3.6), 3);
  });
  return rimmed(palette.sky, 8, body) + shape(palette.paper, body) + shape(palette.sky, cuts.join(''));
}
