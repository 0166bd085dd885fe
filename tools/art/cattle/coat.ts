import { at } from '../../../seeds/at';
import { createRandom } from '../../../seeds/createRandom';
import { type Point, points } from '../curve';
import { gouge } from '../gouge';
import type { Pose } from './anatomy';

/** Where the hair hangs from in each pose: a line along the lower edge of the animal, from rump to throat. */
const FRINGE: Record<Pose, readonly Point[]> = {
  standing: points('16,70 24,96 40,104 64,98 92,106 138,107 160,108 174,98 178,80 184,64'),
  grazing: points('16,70 24,96 40,104 64,98 92,106 138,107 164,108 180,118'),
  resting: points('16,118 24,138 60,146 110,148 160,146 178,132 182,112'),
};

const FLANK: Record<Pose, number> = { standing: 0, grazing: 0, resting: 40 };

/** Long hair: tufts hung from the belly line, in the coat's ink. */
export function fringe(pose: Pose): string {
  const random = createRandom(11);
  const line = FRINGE[pose];
  return line
    .slice(1)
    .flatMap(([x2, y2], index) => {
      const [x1, y1] = at(line, index);
      const tufts = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 3.5);
      return Array.from({ length: tufts }, (_, tuft) => {
        const [x, y] = [x1 + ((x2 - x1) * tuft) / tufts, y1 + ((y2 - y1) * tuft) / tufts];
        return gouge([x, y - 8], [x - random.between(1, 5), y + random.between(6, 13)], 4.5, 1);
      });
    })
    .join('');
}

/** Locks of hair carved over the body. */
export function locks(pose: Pose): string {
  const random = createRandom(29);
  return Array.from({ length: 46 }, (_, lock) => {
    const column = lock % 12;
    const x = 24 + column * 12.4 + random.between(-3, 3);
    const y = 46 + Math.floor(lock / 12) * 15 + random.between(-4, 4) + FLANK[pose];
    return gouge(
      [x, y],
      [x - random.between(1, 4), y + random.between(10, 25)],
      random.between(1.6, 3.4),
      random.between(-1, 5),
    );
  }).join('');
}

/** The forelock that covers a Highland's eyes, drawn in the head's place. */
export function forelock(): string {
  const tips = points('176,44 181,48 186,50 191,50 195,48 172,38');
  return tips.map((tip, index) => gouge([174 + index, 18], tip, 5, -3)).join('');
}
