import { gouge } from '../gouge';
import { shape } from '../shape';
import type { View } from '../view';

/** Level cuts from the horizon up to a share of the sky. */
export function bands({ random, palette, width, horizon }: View, top: number): string {
  const strokes: string[] = [];
  for (let y = horizon; y > horizon * top; y -= 11 + (horizon - y) * 0.07) {
    for (let x = -random.between(0, 120); x < width; ) {
      const reach = random.between(80, 300);
      if (random.chance(0.66))
        strokes.push(gouge([x, y], [x + reach, y + random.between(-3, 3)], random.between(2.8, 5.2)));
      x += reach + random.between(20, 90);
    }
  }
  return shape(palette.paper, strokes.join(''));
}

/** Long slanting cuts over the whole sky. */
export function streamers({ random, palette, width, horizon }: View): string {
  const strokes: string[] = [];
  const [slope, arch] = [random.between(-0.22, 0.22), random.between(20, 70)];
  const at = (x: number, y: number) => [x, y + (x - width / 2) * slope - Math.sin((x / width) * 3.14) * arch] as const;
  for (let y = -90; y < horizon + 90; y += random.between(16, 25)) {
    for (let x = -random.between(0, 140); x < width; ) {
      const reach = random.between(60, 170);
      if (random.chance(0.66)) strokes.push(gouge(at(x, y), at(x + reach, y), random.between(3.4, 7)));
      x += reach + random.between(10, 80);
    }
  }
  return shape(palette.paper, strokes.join(''));
}
