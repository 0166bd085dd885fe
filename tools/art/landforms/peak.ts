import { type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import { repeat, rimmed, shape } from '../shape';
import type { View } from '../view';

export type Peak = { x: number; top: number; foot: number; half: number };

/** A mountain with a lit face, a face in shade, and snow. */
export function drawPeak(view: View, peak: Peak): string {
  const { palette } = view;
  const [left, right, fall] = [edge(view, peak, -1), edge(view, peak, 1), fallLine(view, peak)];
  const rightFace: Point[] = [[peak.x, peak.top], ...right, [peak.x, peak.foot + 40]];
  const whole = polygon([...rightFace, ...left.reverse()]);
  const rock = palette.night || palette.snow ? palette.far : palette.water;
  return [
    rimmed(palette.paper, 5, whole),
    shape(palette.snow ? palette.mid : palette.far, whole),
    shape(rock, polygon([...rightFace, ...fall.reverse()])),
    shape(palette.paper, snowcap(view, peak) + gullies(view, peak)),
    shape(rock, scars(view, peak)),
  ].join('');
}

// The line down from the summit divides the lit side from the shaded side.
function fallLine({ random }: View, { x, top, foot, half }: Peak): Point[] {
  return Array.from({ length: 7 }, (_, step): Point => {
    const jag = step === 0 ? 0 : (step % 2 ? 1 : -1) * random.between(0.02, 0.08);
    return [x + half * (step * 0.05 + jag), top + ((foot - top) * step) / 6];
  });
}

function edge(view: View, { x, top, foot, half }: Peak, side: 1 | -1): Point[] {
  return Array.from({ length: 6 }, (_, step) => {
    const share = (step + 1) / 6;
    return [x + side * half * share * view.random.between(0.86, 1.1), top + (foot - top) * share] as const;
  });
}

// Bare rock on the lit face.
function scars({ random }: View, { x, top, foot, half }: Peak): string {
  const tall = foot - top;
  return repeat(9, () => {
    const share = random.between(0.3, 0.85);
    const start = x - half * share * random.between(0.05, 0.8);
    const end = start - half * random.between(0.06, 0.16);
    return gouge([start, top + tall * share], [end, top + tall * (share + random.between(0.1, 0.2))], 3.4);
  });
}

// Snow in the clefts of the shaded side.
function gullies({ random }: View, { x, top, foot, half }: Peak): string {
  const tall = foot - top;
  return repeat(9, (index) => {
    const share = 0.12 + index * 0.08;
    const start = x + half * share * random.between(0.25, 0.85);
    const end = start + half * random.between(0.08, 0.2);
    return gouge([start, top + tall * share], [end, top + tall * (share + random.between(0.12, 0.26))], 3.6);
  });
}

// Snow on the lit side, reaching down in tongues.
function snowcap({ random }: View, { x, top, foot, half }: Peak): string {
  const low = 0.4;
  const tongues = Array.from({ length: 6 }, (_, index): Point => {
    const across = 0.1 - (index / 5) * (low + 0.02);
    const drop = index % 2 ? low * random.between(0.85, 1.15) : low * random.between(0.5, 0.62);
    return [x + half * across, top + (foot - top) * Math.max(drop, Math.abs(across) + 0.02)];
  });
  return polygon([[x, top], ...tongues]);
}
