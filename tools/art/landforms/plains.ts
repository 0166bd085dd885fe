import { gouge } from '../gouge';
import { hill } from '../hill';
import { grainBins } from '../parts/grainBins';
import { type Ridge, rollingRidge } from '../ridge';
import { moved, shape } from '../shape';
import { contours, furrows } from '../texture';
import type { View } from '../view';

/** Level land under a large sky: a windbreak on the horizon, then fields laid side by side like a quilt. */
export function plains(view: View): string {
  const { random, palette, width, horizon } = view;
  const edge = rollingRidge(random, horizon, 3);
  const strips = [palette.far, palette.hay, palette.mid].map((ink, index) => {
    const top = horizon + 4 + index * random.between(22, 34);
    const slope = random.between(-0.05, 0.05);
    const ridge: Ridge = (x) => top + (x - width / 2) * slope + Math.sin(x / 160 + index) * 3;
    const cut = ink === palette.far ? palette.paper : palette.far;
    const texture = index === 1 ? furrows : random.pick([contours, furrows]);
    return hill(view, ridge, ink) + shape(cut, texture(random, ridge, width, 44));
  });
  const elevator = random.chance(0.5)
    ? moved(random.between(0.1, 0.85) * width, horizon + 6, 0.36, grainBins(palette))
    : '';
  return windbreak(view, edge) + elevator + strips.join('');
}

function windbreak({ random, palette, width }: View, edge: Ridge): string {
  const trees: string[] = [];
  for (let x = random.between(-40, 60); x < width; x += random.between(4, 12)) {
    if (random.chance(0.05)) x += random.between(40, 220);
    const tall = random.between(9, 24);
    trees.push(gouge([x, edge(x) + 10], [x + random.between(-2, 2), edge(x) - tall], random.between(6, 10)));
  }
  return shape(palette.near, trees.join(''));
}
