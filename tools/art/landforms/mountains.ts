import { hill } from '../hill';
import { pine } from '../parts/trees';
import { rollingRidge } from '../ridge';
import { moved, shape } from '../shape';
import { combed } from '../texture';
import type { View } from '../view';
import { drawPeak, type Peak } from './peak';

/** A range with snow in its gullies, foothills and pines before it. */
export function mountains(view: View): string {
  const { random, palette, width, horizon } = view;
  const foothill = rollingRidge(random, horizon + 14, 18);
  const count = random.whole(5, 8);
  const peaks = Array.from({ length: count }, (_, index): Peak => {
    const tall = horizon * (random.chance(0.35) ? random.between(0.55, 0.78) : random.between(0.26, 0.5));
    return {
      x: ((index + random.between(0.15, 0.85)) / count) * width * 1.1 - width * 0.05,
      top: horizon - tall,
      foot: horizon + 50,
      half: tall * random.between(1, 1.5),
    };
  }).sort((a, b) => a.top - b.top);
  return [
    ...peaks.map((peak) => drawPeak(view, peak)),
    hill(view, foothill, palette.far),
    shape(palette.paper, combed(random, foothill, width, 50)),
    pines(view, foothill),
  ].join('');
}

function pines({ random, palette, width }: View, ridge: (x: number) => number): string {
  const places = Array.from({ length: 26 }, () => random.between(0, width)).filter((x) => Math.sin(x / 130) > -0.35);
  return places
    .map((x) => moved(x, ridge(x) + random.between(8, 40), random.between(0.2, 0.4), pine(random, palette)))
    .join('');
}
