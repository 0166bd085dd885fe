import { at } from '../../../seeds/at';
import { type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import { hill } from '../hill';
import type { Palette } from '../palettes';
import type { Ridge } from '../ridge';
import { moved, rimmed, shape } from '../shape';
import { combed } from '../texture';
import type { View } from '../view';

/** Pasture above the sea: water, a headland, rocks and surf. */
export function coast(view: View): string {
  const { random, palette, width, height, horizon } = view;
  const bluff: Ridge = (x) =>
    horizon + 116 - 96 * Math.max(0, (x / width - 0.42) / 0.58) ** 1.3 + Math.sin(x / 110) * 5;
  return [
    `<rect x="-40" y="${horizon}" width="${width + 80}" height="${height}" fill="${palette.water}"/>`,
    shape(palette.paper, waves(view)),
    headland(view, width * random.between(0.62, 0.72), horizon - random.between(40, 92)),
    ...Array.from({ length: random.whole(1, 3) }, () =>
      seaStack(view, width * random.between(0.12, 0.55), horizon + random.between(20, 60)),
    ),
    hill(view, bluff, palette.far),
    shape(palette.paper, combed(random, bluff, width, 40)),
  ].join('');
}

function waves({ random, width, horizon }: View): string {
  const strokes: string[] = [gouge([-20, horizon], [width + 20, horizon], 3)];
  for (let y = horizon + 6; y < horizon + 130; y += 4 + (y - horizon) * 0.1) {
    const near = (y - horizon) / 130;
    for (let x = -random.between(0, 60); x < width; x += random.between(40, 130)) {
      const reach = random.between(18, 50) * (0.7 + near);
      strokes.push(gouge([x, y], [x + reach, y + random.between(-1, 1)], 1.6 + near * 3, near * 5));
    }
  }
  return strokes.join('');
}

function headland({ random, palette, width, horizon }: View, start: number, top: number): string {
  const foot = horizon + 42;
  const brow: Point[] = [0, 0.12, 0.3, 0.5, 0.75, 1].map((share) => [
    start + (width + 40 - start) * share,
    foot - (foot - top) * Math.min(1, 0.55 + share * 0.6) + random.between(-5, 5),
  ]);
  const cliff = polygon([[start - 26, foot], ...brow, [width + 40, foot]]);
  const turf = polygon([
    ...brow,
    [width + 40, at(brow, 5)[1] + 46],
    ...[...brow].reverse().map(([x, y]): Point => [x + 6, y + random.between(9, 20)]),
  ]);
  const cracks = Array.from({ length: 24 }, () => {
    const x = random.between(start - 10, width);
    return gouge(
      [x, foot - random.between(18, (foot - top) * 0.55)],
      [x - random.between(2, 12), foot - 2],
      random.between(3, 5),
    );
  });
  return [
    random.chance(0.5) ? moved(at(brow, 1)[0], at(brow, 1)[1] + 5, random.between(0.9, 1.4), lighthouse(palette)) : '',
    rimmed(palette.paper, 5, cliff),
    shape(palette.near, cliff),
    shape(palette.far, cracks.join('')),
    shape(palette.mid, turf),
  ].join('');
}

function seaStack({ random, palette }: View, x: number, y: number): string {
  const [half, tall] = [random.between(14, 30), random.between(30, 64)];
  const rock = polygon([
    [x - half, y],
    [x - half * 0.7, y - tall * 0.7],
    [x - half * 0.2, y - tall],
    [x + half * 0.3, y - tall * 0.9],
    [x + half * 0.6, y - tall * 0.4],
    [x + half, y],
  ]);
  const cuts = [-0.4, -0.1, 0.25].map((share) =>
    gouge([x + half * share, y - tall * 0.7], [x + half * share * 1.5, y - 3], 3),
  );
  const surf = gouge([x - half * 1.8, y + 1], [x + half * 1.8, y + 1], 5, -3);
  return (
    rimmed(palette.paper, 4, rock) +
    shape(palette.key, rock) +
    shape(palette.far, cuts.join('')) +
    shape(palette.paper, surf)
  );
}

const TOWER = 'M-9 0L-6 -50H6L9 0Z';
const LAMP = 'M-5 -50V-61H5V-50ZM-7 -61L0 -70L7 -61Z';

/** A small lighthouse, 70 high. */
function lighthouse(palette: Palette): string {
  return [
    rimmed(palette.key, 3, TOWER + LAMP),
    shape(palette.paper, TOWER),
    shape(palette.barn, 'M-8.2 -14L-7 -32H7L8.2 -14Z'),
    shape(palette.hay, 'M-3 -52V-60H3V-52Z'),
  ].join('');
}
