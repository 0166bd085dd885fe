import { type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import { hill } from '../hill';
import { type Ridge, rollingRidge } from '../ridge';
import { rimmed, shape } from '../shape';
import { combed, contours, furrows } from '../texture';
import type { View } from '../view';

type Grove = { center: number; half: number; rows: number };

/** Wooded hills behind hills, groves on the nearest slope. */
export function woodland(view: View): string {
  const { random, palette, width, horizon } = view;
  const back = rollingRidge(random, horizon - 26, random.between(24, 42));
  const middle = rollingRidge(random, horizon + 24, random.between(24, 40));
  const texture = random.pick([combed, contours, furrows]);
  const groves = Array.from(
    { length: random.whole(2, 4) },
    (): Grove => ({
      center: random.between(0, width),
      half: random.between(70, 230),
      rows: random.whole(3, 6),
    }),
  );
  return [
    hill(view, back, palette.snow ? palette.far : palette.hay),
    shape(palette.paper, texture(random, back, width, 64)),
    hill(view, middle, palette.far),
    shape(palette.paper, contours(random, middle, width, 70)),
    ...groves.map((grove) => drawGrove(view, middle, grove)),
  ].join('');
}

// The grove begins on the ridge and narrows downhill, as woods do where the slope was cleared from below.
function drawGrove({ random, palette }: View, ridge: Ridge, { center, half, rows }: Grove): string {
  const crowns: string[] = [];
  for (let row = 0; row < rows; row++) {
    const radius = 16 + row * 2.4;
    const reach = half * Math.sqrt(1 - (row / rows) ** 2) * random.between(0.85, 1.1);
    for (let x = center - reach; x < center + reach; x += radius * random.between(1.3, 1.75)) {
      const at: Point = [x, ridge(x) + row * 16 - 3 + random.between(-5, 5)];
      crowns.push(crown(at, radius * random.between(0.8, 1.2), palette));
    }
  }
  return crowns.join('');
}

function crown([x, y]: Point, radius: number, palette: View['palette']): string {
  const rim = Array.from({ length: 9 }, (_, index) => {
    const angle = (index * 6.283) / 9 + x;
    return [x + radius * Math.cos(angle), y + radius * 0.95 * Math.sin(angle)] as const;
  });
  const light = gouge([x - radius * 0.62, y + 2], [x + radius * 0.1, y - radius * 0.64], 4, 3.5);
  const ink = palette.snow ? palette.key : palette.near;
  return rimmed(palette.far, 3, polygon(rim)) + shape(ink, polygon(rim)) + shape(palette.mid, light);
}
