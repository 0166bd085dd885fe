import { gouge } from '../gouge';
import { shape } from '../shape';
import type { View } from '../view';

/** A distant flock, or nothing. */
export function birds({ random, palette, width, horizon }: View): string {
  if (random.chance(0.45)) return '';
  const [x, y] = [random.between(0.2, 0.8) * width, random.between(0.2, 0.6) * horizon];
  const flock = Array.from({ length: random.whole(3, 6) }, (_, index) => {
    const [bx, by, wing] = [x + index * random.between(18, 30), y + random.between(-18, 18), random.between(6, 11)];
    return (
      gouge([bx - wing, by - wing * 0.4], [bx, by], 1.8, -3) + gouge([bx, by], [bx + wing, by - wing * 0.5], 1.8, -3)
    );
  });
  return shape(palette.key, flock.join(''));
}
