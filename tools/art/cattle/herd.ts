import type { Breed } from '../../../rules/ranches/ranchFacts';
import { gouge } from '../gouge';
import { cowInks } from '../palettes';
import { moved, shape } from '../shape';
import type { View } from '../view';
import { breedIn, type PureBreed } from './breeds';
import { type Bearing, type Detail, drawCow } from './cow';

/** The place of an animal. `facing` is its direction before the print is mirrored, or random if it isn't set. */
export type Stand = { x: number; y: number; size: number; facing?: 'left' | 'right' };

/** The part of the ground where cattle may stand. */
export type Range = { left: number; right: number; top: number; bottom: number };

const BEARINGS: readonly Bearing[] = [
  { pose: 'standing', stance: 'square' },
  { pose: 'standing', stance: 'stride' },
  { pose: 'grazing', stance: 'square' },
  { pose: 'grazing', stance: 'stride' },
  { pose: 'grazing', stance: 'square' },
  { pose: 'resting', stance: 'folded' },
];

/** Places for cattle that don't overlap. Cattle farther away are smaller. */
export function spread({ random, height }: View, count: number, { left, right, top, bottom }: Range): Stand[] {
  const stands: Stand[] = [];
  for (let attempt = 0; stands.length < count && attempt < 160; attempt++) {
    const y = random.between(top, bottom);
    const size = Math.max(0.16, 0.24 + ((y / height - 0.64) / 0.36) * 0.9);
    const x = random.between(left + 80 * size, right - 80 * size);
    const clear = stands.every(
      (other) => Math.abs(other.x - x) > 104 * (other.size + size) || Math.abs(other.y - y) > 90 * (other.size + size),
    );
    if (clear) stands.push({ x, y, size });
  }
  return stands;
}

export function herd(view: View, breed: Breed, stands: readonly Stand[], bearings = BEARINGS): string {
  return [...stands]
    .sort((a, b) => a.y - b.y)
    .map((stand, index) =>
      cow(view, breedIn(breed, view.random), stand, view.random.pick(bearings), `cow-${Math.round(stand.x)}-${index}`),
    )
    .join('');
}

const detailAt = (size: number): Detail => (size < 0.42 ? 'plain' : size < 1.1 ? 'carved' : 'fine');

function cow(
  { random, palette }: View,
  breed: PureBreed,
  { x, y, size, facing }: Stand,
  bearing: Bearing,
  id: string,
): string {
  const shadow = [-2, 2, 6]
    .map((down) => gouge([-96 + random.between(0, 30), down], [70 + random.between(0, 40), down], 3.4))
    .join('');
  const drawn = `<g transform="translate(-108 -150)">${drawCow(id, breed, bearing, cowInks(palette), detailAt(size))}</g>`;
  return moved(
    x,
    y,
    size,
    shape(palette.snow ? palette.far : palette.key, shadow) + drawn,
    facing ? facing === 'left' : random.chance(0.5),
  );
}
