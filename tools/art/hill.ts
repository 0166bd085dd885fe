import { below, type Ridge } from './ridge';
import { shape } from './shape';
import type { View } from './view';

/** Land below a ridge in one color, with a light line along the crest. */
export function hill(
  { palette, width, height }: View,
  ridge: Ridge,
  ink: string,
  crest: string = palette.paper,
): string {
  const bottom = height + 40;
  const raised: Ridge = (x) => ridge(x) - 3;
  return shape(crest, below(raised, width, bottom)) + shape(ink, below(ridge, width, bottom));
}
