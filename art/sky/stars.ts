import { gouge } from '../gouge';
import { shape } from '../shape';
import type { View } from '../view';

/** Stars, kept clear of the moon, and the moon's own ring of light. */
export function stars({ random, palette, width, horizon }: View, moonX: number, moonY: number): string {
  const strokes: string[] = [];
  for (let index = 0; index < 46; index++) {
    const [x, y, reach] = [random.between(0, width), random.between(8, horizon * 0.9), random.between(2.5, 6)];
    if (Math.hypot(x - moonX, y - moonY) > 85)
      strokes.push(
        gouge([x - reach, y], [x + reach, y], reach * 0.5),
        gouge([x, y - reach], [x, y + reach], reach * 0.5),
      );
  }
  for (let index = 0; index < 30; index++) {
    const angle = index * 0.2094;
    const at = (distance: number) => [moonX + distance * Math.cos(angle), moonY + distance * Math.sin(angle)] as const;
    strokes.push(gouge(at(58), at(random.between(66, 80)), 2.4));
  }
  return shape(palette.sun, strokes.join(''));
}
