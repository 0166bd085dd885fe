import { type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import type { Random } from '../random';
import { rimmed, shape } from '../shape';

/** A pine about 190 high in ragged tiers. */
export function pine(random: Random, palette: Palette): string {
  const tiers = 7;
  const right: Point[] = [];
  const left: Point[] = [];
  const cuts: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const half = 7 + tier * 6.4 + random.between(-3, 3);
    const y = -196 + tier * 25;
    right.push([half, y + 6], [half * 0.45, y - 2]);
    left.unshift([-half * 0.45, y - 2], [-half - random.between(-3, 3), y + 6]);
    for (let cut = 0; cut < 3; cut++)
      cuts.push(gouge([-half * 0.5 + cut * half * 0.34, y - 12], [-half * 0.8 + cut * half * 0.42, y + 1], 2.4));
  }
  const body = polygon([[0, -200], ...right, [5, -20], [6, 0], [-6, 0], [-5, -20], ...left]);
  const cutInk = palette.snow ? palette.paper : palette.mid;
  return (
    rimmed(palette.snow ? palette.mid : palette.far, 5, body) + shape(palette.key, body) + shape(cutInk, cuts.join(''))
  );
}
