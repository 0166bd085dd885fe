import { createRandom, type Random } from '../../../seeds/createRandom';
import { closedCurve, type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import { clipped, repeat, rimmed, shape } from '../shape';

/** Product prints are square and drawn in a box of 240. */
export const BOX = 240;

/** The colors of product prints: those of the scenes, plus meat. */
export const INK = {
  paper: '#FBF7EF',
  key: '#231F1A',
  red: '#9A2F20',
  deep: '#6E2019',
  pink: '#C96A55',
  fat: '#F6E6CF',
  bone: '#F3E3C0',
  hay: '#D9A441',
  brown: '#86431F',
  pasture: '#3E5C39',
  sage: '#B7C99B',
  sky: '#A5C8D4',
  straw: '#F1DDAA',
  clay: '#E3B68E',
  slate: '#4F6166',
} as const;

export type Ground = 'board' | 'slate' | 'sheet' | 'cloth';

const BACK: Record<Ground, string> = { board: INK.straw, slate: INK.sage, sheet: INK.sky, cloth: INK.clay };

/** A table top, and the board that the food is on. */
export function table(ground: Ground, seed: number): string {
  const random = createRandom(seed);
  return [
    `<rect x="-40" y="-40" width="${BOX + 80}" height="${BOX + 80}" fill="${BACK[ground]}"/>`,
    shape(INK.paper, glow(random)),
    GROUNDS[ground](random),
  ].join('');
}

// Light around the middle, ring by ring, as around the sun of the scenes.
function glow(random: Random): string {
  return [104, 132, 164]
    .flatMap((from, ring) =>
      Array.from({ length: 40 + ring * 8 }, (_, index) => {
        const angle = ((index + (ring % 2) / 2) / (40 + ring * 8)) * 6.283 + random.between(-0.02, 0.02);
        const at = (reach: number): Point => [120 + reach * Math.cos(angle), 120 + reach * Math.sin(angle)];
        return gouge(at(from + random.between(0, 8)), at(from + random.between(18, 28)), 2.2);
      }),
    )
    .join('');
}

const GROUNDS: Record<Ground, (random: Random) => string> = {
  board: (random) => {
    const outline = closedCurve('22,62! 30,52 206,46 216,56! 222,178 212,192! 34,198 24,188!');
    const grain = Array.from({ length: 34 }, () => {
      const [x, y] = [random.between(10, 170), random.between(52, 196)];
      return gouge(
        [x, y],
        [x + random.between(26, 70), y + random.between(-2, 2)],
        random.between(1, 2),
        random.between(-3, 3),
      );
    }).join('');
    return (
      rimmed(INK.key, 4, outline) +
      shape(INK.hay, outline) +
      clipped('board', outline, shape(INK.brown, grain)) +
      `<circle cx="204" cy="66" r="5" fill="${INK.key}"/>`
    );
  },
  slate: (random) => {
    const outline = polygon([
      [24, 58],
      [70, 52],
      [150, 55],
      [216, 50],
      [221, 120],
      [217, 192],
      [140, 195],
      [60, 191],
      [22, 196],
      [19, 120],
    ]);
    const chips = Array.from({ length: 26 }, () => {
      const [x, y] = [random.between(24, 196), random.between(58, 190)];
      return gouge([x, y], [x + random.between(8, 26), y + random.between(-5, 3)], random.between(0.8, 1.6));
    }).join('');
    return rimmed(INK.key, 4, outline) + shape(INK.slate, outline) + clipped('slate', outline, shape(INK.sage, chips));
  },
  sheet: (random) => {
    const outline = closedCurve('20,58! 80,50 160,56 222,48! 226,120 219,194! 150,199 84,192 24,199! 16,120');
    const folds = Array.from({ length: 9 }, (_, index) => {
      const x = 30 + index * 22;
      return gouge([x, random.between(54, 70)], [x + random.between(-12, 12), random.between(120, 190)], 1.4, 4);
    }).join('');
    return rimmed(INK.key, 3.4, outline) + shape(INK.paper, outline) + shape(INK.straw, folds);
  },
  cloth: (random) => {
    const outline = polygon([
      [20, 52],
      [222, 48],
      [219, 196],
      [24, 200],
    ]);
    const checks = repeat(
      7,
      (index) =>
        `<path fill="${INK.red}" fill-opacity=".55" d="M${26 + index * 28} 40h13v170h-13ZM10 ${52 + index * 22}h220v10h-220Z"/>`,
    );
    const hem = Array.from({ length: 30 }, (_, index) =>
      gouge([22 + index * 6.7, 196], [22 + index * 6.7 + random.between(-2, 2), 205], 2),
    ).join('');
    return (
      rimmed(INK.key, 3, outline) + shape(INK.paper, outline) + clipped('cloth', outline, checks) + shape(INK.key, hem)
    );
  },
};

/** A shadow of strokes under the food. */
export const shadow = (x: number, y: number, half: number) =>
  shape(
    INK.key,
    [0, 4, 8].map((down, row) => gouge([x - half + row * 9, y + down], [x + half - row * 5, y + down], 3.6)).join(''),
  );
