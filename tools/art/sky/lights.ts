import { polygon } from '../curve';
import { gouge } from '../gouge';
import { line, shape } from '../shape';
import type { View } from '../view';

/** The sun with its light cut outward from it, ring by ring. */
export function sunburst(view: View, x: number, y: number, radius: number): string {
  return shape(view.palette.paper, rays(view, x, y, radius)) + disc(view, x, y, radius);
}

/** Sun or moon. */
export function disc({ random, palette }: View, x: number, y: number, radius: number): string {
  const rim = Array.from({ length: 26 }, (_, index) => {
    const reach = radius + random.between(-1.2, 1.2);
    return [x + reach * Math.cos(index * 0.2417), y + reach * Math.sin(index * 0.2417)] as const;
  });
  return line(palette.sky, 9, polygon(rim)) + shape(palette.sun, polygon(rim));
}

function rays({ random, width }: View, x: number, y: number, radius: number): string {
  const strokes: string[] = [];
  for (let ring = 0, from = radius + 14; from < width; ring++) {
    const reach = 46 + ring * 26;
    const count = Math.round(28 + ring * 11);
    for (let index = 0; index < count; index++) {
      const angle = ((index + (ring % 2) / 2) / count) * 6.283 + random.between(-0.015, 0.015);
      const [start, end] = [from + random.between(0, 14), from + reach * random.between(0.62, 0.95)];
      const at = (distance: number) => [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const;
      if (Math.sin(angle) * start + y > -30 && random.chance(0.96 - ring * 0.07))
        strokes.push(gouge(at(end), at(start), 3.8 + ring * 0.7));
    }
    from += reach;
  }
  return strokes.join('');
}

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
