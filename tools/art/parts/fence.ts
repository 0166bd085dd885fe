import { at } from '../../../seeds/at';
import type { Random } from '../../../seeds/createRandom';
import { polygon } from '../curve';
import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Ridge } from '../ridge';
import { line, rimmed, shape } from '../shape';

export type FenceStyle = 'rails' | 'wire' | 'boards';

type Run = { random: Random; palette: Palette; ground: Ridge; from: number; to: number; size: number };

/** A fence along the ground from one place to another; `size` is the height of its posts. */
export function fence(style: FenceStyle, run: Run): string {
  const gap = run.size * (style === 'wire' ? 1.7 : 1.5);
  const places: number[] = [];
  for (let x = run.from; x <= run.to; x += gap) places.push(x + run.random.between(-0.06, 0.06) * gap);
  return FENCES[style](run, places);
}

const FENCES: Record<FenceStyle, (run: Run, places: number[]) => string> = {
  rails: (run, places) => {
    const posts = places.map((x) => post(run, x, 0.1)).join('');
    const rails = [0.42, 0.78].flatMap((level) => spans(run, places, level, 0.085)).join('');
    const lit = places.map((x) =>
      gouge(
        [x - run.size * 0.03, run.ground(x)],
        [x - run.size * 0.03, run.ground(x) - run.size * 0.95],
        run.size * 0.05,
      ),
    );
    return (
      rimmed(halo(run), 4, posts + rails) + shape(run.palette.key, posts + rails) + shape(run.palette.far, lit.join(''))
    );
  },
  wire: (run, places) => {
    const posts = places.map((x) => post(run, x, 0.07)).join('');
    const wires = [0.4, 0.64, 0.88].map(
      (level) => `M${places.map((x) => `${x.toFixed(1)} ${(run.ground(x) - run.size * level).toFixed(1)}`).join('L')}`,
    );
    return (
      rimmed(halo(run), 3, posts) +
      line(run.palette.key, Math.max(1.3, run.size * 0.022), wires.join('')) +
      shape(run.palette.key, posts)
    );
  },
  boards: (run, places) => {
    const posts = places.map((x) => post(run, x, 0.1)).join('');
    const rails = [0.32, 0.58, 0.84].flatMap((level) => spans(run, places, level, 0.1)).join('');
    return (
      rimmed(run.palette.key, 3, posts + rails) +
      shape(run.palette.snow ? run.palette.barn : run.palette.paper, posts + rails)
    );
  },
};

const halo = ({ palette }: Run) => (palette.snow ? palette.paper : palette.mid);

function post({ random, ground, size }: Run, x: number, girth: number): string {
  const [half, lean, top] = [
    size * girth * 0.6,
    random.between(-0.05, 0.05) * size,
    ground(x) - size * random.between(0.96, 1.08),
  ];
  return polygon([
    [x - half, ground(x) + 4],
    [x - half + lean, top + half * 0.4],
    [x + half * 0.5 + lean, top],
    [x + half + lean, top + half],
    [x + half, ground(x) + 4],
  ]);
}

function spans({ random, ground, size }: Run, places: number[], level: number, girth: number): string[] {
  return places.slice(1).map((x2, index) => {
    const x1 = at(places, index);
    const [y1, y2] = [
      ground(x1) - size * level + random.between(-2, 2),
      ground(x2) - size * level + random.between(-2, 2),
    ];
    const half = size * girth * 0.5;
    return polygon([
      [x1 - half * 2, y1 - half],
      [x2 + half * 2, y2 - half * 0.7],
      [x2 + half * 2, y2 + half * 0.8],
      [x1 - half * 2, y1 + half],
    ]);
  });
}
