import type { Random } from '../../seeds/createRandom';
import { gouge } from './gouge';
import type { Ridge } from './ridge';

/** Textures of a field. Each returns strokes below a ridge, `depth` units down. */
export type Texture = (random: Random, ridge: Ridge, width: number, depth: number) => string;

/** Broken lines that follow the ridge, dense near it and sparse below. */
export const contours: Texture = (random, ridge, width, depth) => {
  const strokes: string[] = [];
  let down = 9;
  for (let row = 0; down < depth; row++) {
    for (let x = -20 - random.between(0, 60); x < width; ) {
      const reach = random.between(40, 120);
      const thin = 1 - (down / depth) * 0.6;
      if (random.chance(0.92 - (down / depth) * 0.55))
        strokes.push(
          gouge(
            [x, ridge(x) + down],
            [x + reach, ridge(x + reach) + down + random.between(-1, 1)],
            random.between(2.6, 4.6) * thin,
          ),
        );
      x += reach + random.between(5, 22);
    }
    down += 12 + row * 3;
  }
  return strokes.join('');
};

/** Short cuts that hang from the ridge like a combed mane. */
export const combed: Texture = (random, ridge, width, depth) => {
  const strokes: string[] = [];
  const lean = random.between(-0.9, 0.9);
  for (let x = -20; x < width + 20; x += random.between(13, 22)) {
    const reach = Math.min(depth, random.between(16, 60));
    strokes.push(
      gouge([x, ridge(x) + 6], [x + reach * lean, ridge(x) + 6 + reach], random.between(3, 5.5), random.between(-3, 3)),
    );
  }
  return strokes.join('');
};

/** Rows of a crop that meet at a point behind the ridge. */
export const furrows: Texture = (random, ridge, width, depth) => {
  const strokes: string[] = [];
  const vanish = random.between(width * 0.2, width * 0.8);
  const gap = random.between(18, 27);
  for (let x = -width * 0.2; x < width * 1.2; x += gap) {
    const spread = 1 + depth / 60;
    const foot = vanish + (x - vanish) * spread;
    if (random.chance(0.93)) strokes.push(gouge([x, ridge(x) + 5], [foot, ridge(x) + depth], random.between(5, 8)));
  }
  return strokes.join('');
};

/** Scattered tufts: two or three ticks each, larger toward the viewer. */
export const tufts: Texture = (random, ridge, width, depth) => {
  const strokes: string[] = [];
  for (let count = 0; count < (width * depth) / 3400; count++) {
    const x = random.between(0, width);
    const share = random.between(0.05, 1);
    const y = ridge(x) + 12 + share * depth;
    const size = 6 + share * 10;
    for (const lean of [-0.6, 0, 0.6])
      strokes.push(gouge([x + lean * 4, y], [x + lean * size * 1.6, y - size], 2 + share * 1.4));
  }
  return strokes.join('');
};
