import type { Random } from '../../../seeds/createRandom';
import { polygon } from '../curve';
import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { line, rimmed, shape } from '../shape';

const FRONT = 'M0 0L0 -70L17 -104L45 -126L73 -104L90 -70L90 0Z';
const SIDE = 'M90 0L90 -70L204 -66L204 -2Z';
const ROOF = 'M45 -128L168 -123L190 -101L212 -64L88 -69L73 -105Z';
const EAVES = 'M-5 -66L16 -106L45 -130L74 -106L95 -66';
const DOOR = 'M27 0V-46H63V0M45 0V-46M27 -46L45 0M45 -46L27 0M45 -46L63 0M63 -46L45 0';
const LOFT = 'M37 -78V-98L45 -104L53 -98V-78Z';
const CUPOLA = 'M108 -124V-140H128V-123Z';
const CAP = 'M103 -139L118 -153L133 -139Z';

/** A gambrel barn 212 wide on the ground at its own origin. */
export function barn(random: Random, palette: Palette): string {
  const roofInk = palette.snow ? palette.paper : palette.key;
  const roofCut = palette.snow ? palette.water : palette.far;
  return [
    rimmed(palette.paper, 6, FRONT + SIDE + ROOF + CUPOLA + CAP),
    // The red block is shifted slightly against the key block, as in a hand-pulled print.
    `<g transform="translate(1.6 -1)">${shape(palette.barn, FRONT + SIDE + CUPOLA)}</g>`,
    shape(palette.key, boards(random, 6, 86, 3, -60) + shadow()),
    shape(roofInk, ROOF) + shape(palette.key, CAP),
    shape(roofCut, shingles(random)),
    line(palette.paper, 4.5, EAVES) + shape(palette.key, LOFT),
    line(palette.paper, 3.2, DOOR) + line(palette.paper, 2.4, LOFT),
    line(palette.key, 2.2, 'M118 -153V-168M111 -163H125L121 -166'),
    shape(palette.paper, 'M122 -44h14v16h-14ZM158 -43h14v16h-14Z'),
  ].join('');
}

function boards(random: Random, from: number, to: number, low: number, high: number): string {
  const strokes: string[] = [];
  for (let x = from; x < to; x += 9) strokes.push(gouge([x, -low], [x, high + random.between(-14, 14)], 1.1));
  return strokes.join('');
}

// The long wall is in shade, with dense cuts that are widest at the eaves.
function shadow(): string {
  const eaves = polygon([
    [90, -70],
    [204, -66],
    [204, -54],
    [90, -56],
  ]);
  return (
    eaves +
    Array.from({ length: 17 }, (_, index) => gouge([93 + index * 6.7, -60], [93 + index * 6.7, -6], 2.6)).join('')
  );
}

function shingles(random: Random): string {
  const strokes: string[] = [];
  for (let row = 0; row < 5; row++) {
    for (let x = 0; x < 108; x += random.between(16, 30)) {
      const lean = row * 9.5;
      const y = -119 + row * 11;
      strokes.push(
        gouge([62 + lean * 0.75 + x, y + x * 0.035], [72 + lean * 0.75 + x + random.between(2, 8), y + x * 0.035], 1.5),
      );
    }
  }
  return strokes.join('');
}
