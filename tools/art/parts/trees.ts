import type { Random } from '../../../seeds/createRandom';
import { type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import type { Palette } from '../palettes';
import { rimmed, shape } from '../shape';

/** A leafless tree grown limb from limb. */
export function bareTree(random: Random, palette: Palette): string {
  const limbs: string[] = [];
  const grow = ([x, y]: Point, angle: number, reach: number, girth: number) => {
    const tip: Point = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    const side: Point = [Math.sin(angle) * girth, -Math.cos(angle) * girth];
    const taper = 0.62;
    limbs.push(
      polygon([
        [x + side[0], y + side[1]],
        [tip[0] + side[0] * taper, tip[1] + side[1] * taper],
        [tip[0] - side[0] * taper, tip[1] - side[1] * taper],
        [x - side[0], y - side[1]],
      ]),
    );
    if (girth < 0.9) return;
    for (const turn of [random.between(-0.75, -0.3), random.between(0.25, 0.75)])
      grow(tip, angle + turn, reach * random.between(0.66, 0.86), girth * taper);
  };
  grow([0, 2], -1.57 + random.between(-0.1, 0.1), 58, 9);
  return shape(palette.key, limbs.join(''));
}

/** The colors of a broadleaf tree. Some have fall colors in autumn. */
function leafInks(random: Random, palette: Palette): { leaf: string; cut: string; halo: string } {
  if (palette.turned && random.chance(0.6)) {
    return { leaf: random.pick([palette.barn, palette.hay]), cut: palette.key, halo: palette.paper };
  }
  return { leaf: palette.key, cut: palette.mid, halo: palette.far };
}

/** A broad pasture oak, about 200 high. It's bare when there's snow. */
export function oak(random: Random, palette: Palette): string {
  if (palette.snow) return bareTree(random, palette);
  const inks = leafInks(random, palette);
  const trunk = 'M-13 0Q-8 -40 -10 -92L-30 -124L-22 -128L-4 -104L2 -128H10L8 -100L28 -124L34 -118L12 -84Q8 -40 16 0Z';
  const crown: Point[] = [
    [-58, -122],
    [-34, -160],
    [0, -178],
    [36, -162],
    [62, -126],
    [22, -136],
    [-20, -130],
  ];
  const lobes = crown
    .map((at) => lobe([at[0] + random.between(-8, 8), at[1] + random.between(-8, 8)], random.between(32, 42), random))
    .join('');
  const leaves = crown.flatMap(([x, y]) =>
    Array.from({ length: 9 }, () => {
      const [lx, ly] = [x + random.between(-30, 20), y + random.between(-30, 16)];
      return gouge([lx, ly], [lx + random.between(6, 12), ly - random.between(3, 9)], 2.4, 3);
    }),
  );
  return [
    rimmed(inks.halo, 6, trunk + lobes),
    shape(palette.key, trunk),
    shape(inks.leaf, lobes),
    shape(inks.cut, leaves.join('') + gouge([-4, -8], [-4, -84], 2.4, 2) + gouge([3, -20], [4, -70], 1.6)),
  ].join('');
}

function lobe([x, y]: Point, radius: number, random: Random): string {
  return polygon(
    Array.from({ length: 12 }, (_, index) => {
      const reach = radius * random.between(0.88, 1.08);
      return [x + reach * Math.cos(index * 0.5236), y + reach * 0.86 * Math.sin(index * 0.5236)] as const;
    }),
  );
}

/** A tall poplar, as farms plant them against the wind. */
export function poplar(random: Random, palette: Palette): string {
  if (palette.snow) return bareTree(random, palette);
  const inks = leafInks(random, palette);
  const body = 'M-4 0L-5 -24Q-26 -50 -22 -100Q-16 -160 0 -196Q18 -156 22 -104Q26 -52 6 -24L5 0Z';
  const cuts = Array.from({ length: 16 }, (_, index) => {
    const y = -42 - index * 8.6;
    const x = random.between(-14, 4) * (1 - index / 26);
    return gouge([x, y], [x + 4, y - 20], 2.6, -2);
  });
  return rimmed(inks.halo, 5, body) + shape(inks.leaf, body) + shape(inks.cut, cuts.join(''));
}

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

/** A cypress bent by the sea wind. */
export function cypress(random: Random, palette: Palette): string {
  const trunk = 'M-10 0Q-2 -34 10 -60Q22 -86 40 -98L44 -90Q26 -74 18 -52Q10 -26 10 0Z';
  const crown = [
    'M-14 -78Q30 -112 96 -96Q138 -88 150 -74Q110 -70 84 -78Q40 -70 -14 -78Z',
    'M6 -104Q46 -136 100 -122Q126 -114 132 -102Q92 -100 70 -104Q36 -98 6 -104Z',
  ].join('');
  const cuts = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [14 + index * 7.2, (index % 2 ? -112 : -84) + random.between(-5, 4)];
    return gouge([x, y], [x + 15, y - 4], 2.4, 2);
  });
  return rimmed(palette.far, 5, trunk + crown) + shape(palette.key, trunk + crown) + shape(palette.mid, cuts.join(''));
}

/** A cabbage palm about 180 high: a bare trunk under a round head. */
export function palm(random: Random, palette: Palette): string {
  const lean = random.between(-10, 10);
  const trunk = `M-6 0Q${-5 + lean * 0.4} -70 ${lean - 5} -138L${lean + 5} -138Q${6 + lean * 0.4} -70 7 0Z`;
  const fronds = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 6.283;
    const reach = random.between(34, 46);
    const end = [lean + Math.cos(angle) * reach, -142 + Math.sin(angle) * reach * 0.86 + 6] as const;
    return gouge([lean, -142], end, 6, Math.cos(angle) * -5);
  }).join('');
  const rings = Array.from({ length: 12 }, (_, index) => {
    const y = -14 - index * 10;
    const x = (lean * -y) / 138;
    return gouge([x - 5, y], [x + 5, y - 2], 1.6);
  }).join('');
  return rimmed(palette.far, 5, trunk + fronds) + shape(palette.key, trunk + fronds) + shape(palette.mid, rings);
}
