import type { Random } from '../../../seeds/createRandom';
import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { rimmed, shape } from '../shape';

export type Foreground = 'grass' | 'wheat' | 'flowers' | 'bare';

/** Objects close to the viewer, along the bottom edge. */
export function foreground(kind: Foreground, random: Random, palette: Palette, width: number, bottom: number): string {
  if (kind === 'bare') return '';
  const back = blades(random, width, bottom, 7, 30, 74);
  const ink = palette.snow ? palette.hay : palette.key;
  const stems = kind === 'grass' ? '' : heads(kind, random, palette, width, bottom);
  const light = blades(random, width, bottom, 26, 20, 50);
  return (
    rimmed(palette.snow ? palette.paper : palette.near, 3, back) +
    shape(ink, back) +
    shape(palette.snow ? palette.key : palette.mid, light) +
    stems
  );
}

function blades(random: Random, width: number, bottom: number, gap: number, low: number, high: number): string {
  const strokes: string[] = [];
  const swell = random.between(0, 6.3);
  for (let x = -10; x < width + 10; x += gap * random.between(0.5, 1.5)) {
    const tall = random.between(low, high) * (0.62 + 0.38 * Math.sin(x / 90 + swell));
    const lean = random.between(-0.35, 0.5) * tall;
    strokes.push(gouge([x, bottom + 8], [x + lean, bottom - tall], random.between(2.6, 5), -lean * 0.25));
  }
  return strokes.join('');
}

function heads(kind: 'wheat' | 'flowers', random: Random, palette: Palette, width: number, bottom: number): string {
  const stems: string[] = [];
  const blooms: string[] = [];
  for (let x = random.between(0, 30); x < width; x += random.between(16, kind === 'wheat' ? 34 : 60)) {
    const [tall, lean] = [random.between(50, 104), random.between(-8, 16)];
    stems.push(gouge([x, bottom + 8], [x + lean, bottom - tall], 1.8, -lean * 0.2));
    blooms.push(
      kind === 'wheat' ? ear(x + lean, bottom - tall) : bloom(x + lean, bottom - tall, random.between(4.5, 7)),
    );
  }
  const ink = kind === 'wheat' ? palette.hay : random.pick([palette.paper, palette.hay, palette.barn]);
  return shape(palette.key, stems.join('')) + rimmed(palette.key, 2.4, blooms.join('')) + shape(ink, blooms.join(''));
}

const ear = (x: number, y: number) =>
  [0, 1, 2, 3]
    .map(
      (row) =>
        gouge([x - row, y + 4 + row * 6], [x - 7, y - 5 + row * 6], 3.4) +
        gouge([x - row, y + 4 + row * 6], [x + 7, y - 6 + row * 6], 3.4),
    )
    .join('');

const bloom = (x: number, y: number, reach: number) =>
  [0, 1, 2, 3, 4]
    .map((petal) => gouge([x, y], [x + reach * Math.cos(petal * 1.257), y + reach * Math.sin(petal * 1.257)], 3.4))
    .join('');
