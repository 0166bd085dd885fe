import { hill } from './hill';
import type { Ridge } from './ridge';
import { shape } from './shape';
import type { Texture } from './texture';
import type { View } from './view';

/** A field of the middle ground or the near ground, cleared down to the ink behind it. */
export function field(view: View, ridge: Ridge, ink: 'mid' | 'near', texture: Texture): string {
  const { random, palette, width, height } = view;
  const behind = ink === 'mid' ? palette.far : palette.mid;
  const cuts = texture(random, ridge, width, ink === 'mid' ? 110 : height - 420);
  const crest = palette.snow ? palette.water : palette.paper;
  return hill(view, ridge, palette[ink], crest) + shape(palette.snow ? palette.far : behind, cuts);
}
