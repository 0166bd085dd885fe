import { at } from '../../../seeds/at';
import type { Random } from '../../../seeds/createRandom';
import { closedCurve, points, polygon } from '../curve';
import { gouge } from '../gouge';
import { clipped, line, moved, repeat, rimmed, shape } from '../shape';
import { INK, shadow } from './board';
import { marbling, string } from './meat';

export function ground(random: Random): string {
  const mound = closedCurve('26,160 38,122 66,96 98,74 132,70 166,84 196,114 214,156 200,178 150,186 86,186 42,178');
  const strands = Array.from({ length: 150 }, () => {
    const [x, y] = [random.between(26, 200), random.between(72, 184)];
    const turn = random.between(-0.9, 0.9);
    return [
      x,
      y,
      x + Math.cos(turn) * random.between(9, 20),
      y + Math.sin(turn) * 14,
      random.between(2, 3.6),
      random.between(-6, 6),
    ] as const;
  }).map(([x1, y1, x2, y2, width, bend]) => gouge([x1, y1], [x2, y2], width, bend));
  const share = (from: number, to: number) => strands.slice(from, to).join('');
  return [
    shadow(122, 190, 98),
    rimmed(INK.key, 5, mound) + shape(INK.red, mound),
    clipped(
      'ground',
      mound,
      shape(INK.deep, share(0, 70)) + shape(INK.pink, share(70, 118)) + shape(INK.fat, share(118, 150)),
    ),
  ].join('');
}

export function patties(random: Random): string {
  const one = (index: number, y: number) => {
    const [half, drop] = [78, 22];
    const side = `M${120 - half} ${y}A${half} 24 0 0 0 ${120 + half} ${y}V${y + drop}A${half} 24 0 0 1 ${120 - half} ${y + drop}Z`;
    const top = `M${120 - half} ${y}A${half} 24 0 1 1 ${120 + half} ${y}A${half} 24 0 1 1 ${120 - half} ${y}Z`;
    const sheet = polygon([
      [34, y + drop + 8],
      [96, y + drop + 30],
      [206, y + drop + 10],
      [140, y - 8],
    ]);
    const specks = Array.from({ length: 34 }, () => {
      const [x, at] = [random.between(48, 180), random.between(y - 20, y + 18)];
      return gouge([x, at], [x + random.between(5, 12), at + random.between(-4, 4)], random.between(1.6, 2.8), 2);
    });
    const cuts = Array.from({ length: 24 }, (_, cut) =>
      gouge(
        [48 + cut * 6.2, y + 10 + Math.sin((cut / 24) * 3.14) * 13],
        [49 + cut * 6.2, y + 22 + Math.sin((cut / 24) * 3.14) * 13],
        1.6,
      ),
    );
    return [
      rimmed(INK.key, 3, sheet) + shape(INK.paper, sheet),
      rimmed(INK.key, 4.6, side + top) + shape(INK.deep, side) + shape(INK.pink, cuts.join('')) + shape(INK.red, top),
      clipped(
        `patty-${index}`,
        top,
        shape(INK.deep, specks.slice(0, 18).join('')) + shape(INK.fat, specks.slice(18).join('')),
      ),
    ].join('');
  };
  return shadow(122, 196, 92) + [150, 118, 86].map((y, index) => one(index, y)).join('');
}

const JERKY = [
  '-84,-8! -70,-15 -38,-12 -6,-19 30,-13 62,-18 86,-10! 80,2 84,14! 50,11 16,17 -22,12 -58,18 -82,10! -78,0',
  '-80,-13! -46,-10 -12,-17 24,-12 60,-15 80,-5! 76,5 82,15! 44,12 6,16 -30,11 -64,16 -84,7! -76,-2',
];

export function jerky(random: Random): string {
  const strip = (index: number, x: number, y: number, turn: number) => {
    const outline = closedCurve(at(JERKY, index % 2));
    const cuts = Array.from({ length: 26 }, () => {
      const [cx, cy] = [random.between(-78, 44), random.between(-12, 12)];
      return gouge([cx, cy], [cx + random.between(16, 40), cy + random.between(-3, 3)], random.between(1, 2), 2);
    });
    const share = (from: number, to: number) => cuts.slice(from, to).join('');
    const content = [
      `<g transform="translate(0 5)">${rimmed(INK.key, 5, outline)}${shape(INK.key, outline)}</g>`,
      rimmed(INK.key, 4, outline) + shape(INK.brown, outline),
      clipped(
        `jerky-${index}`,
        outline,
        shape(INK.key, share(0, 15)) + shape(INK.hay, share(15, 21)) + shape(INK.red, share(21, 26)),
      ),
    ];
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${content.join('')}</g>`;
  };
  const strips = [strip(0, 106, 78, -9), strip(1, 136, 104, 6), strip(2, 108, 132, -5), strip(3, 132, 164, 3)];
  return shadow(122, 186, 84) + strips.join('');
}

export function sticks(random: Random): string {
  const stick = (offset: number, row: number) => {
    const y = 92 + row * 15 + offset;
    const body = `M40 ${y}Q120 ${y - 9} 202 ${y}A6.500 6.500 0 0 1 202 ${y + 13}Q120 ${y + 4} 40 ${y + 13}A6.500 6.500 0 0 1 40 ${y}Z`;
    const wrinkles = Array.from({ length: 11 }, (_, index) =>
      gouge([54 + index * 14 + random.between(-3, 3), y + 2], [52 + index * 14, y + 10], 1.4),
    ).join('');
    return (
      rimmed(INK.key, 4.4, body) +
      shape(row % 2 ? INK.brown : INK.deep, body) +
      shape(INK.key, wrinkles) +
      shape(INK.clay, gouge([56, y + 2], [170, y - 3], 2, 3))
    );
  };
  return [
    shadow(122, 180, 84),
    ...[0, 1, 2, 3, 4, 5].map((row) => stick(random.between(-1.5, 1.5), row)),
    string(
      'M112 84Q106 130 114 178',
      'M126 83Q122 130 128 178',
      'M118 128Q96 108 84 118Q88 136 118 130Q146 108 158 120Q150 138 118 130',
    ),
  ].join('');
}

export function links(): string {
  const one = (x: number, y: number, turn: number) => {
    const body = closedCurve('-44,-4 -34,-17 0,-21 34,-17 45,-3 36,15 0,20 -34,15');
    const cuts = repeat(8, (index) => gouge([-30 + index * 8, 12 - Math.abs(index - 4)], [-26 + index * 8, 3], 1.5, 1));
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${line(INK.key, 5, 'M-52 0L-42 0M42 0L52 0')}${rimmed(INK.key, 5, body)}${shape(INK.red, body)}${shape(INK.deep, cuts)}${shape(INK.clay, gouge([-30, -10], [26, -12], 3.4, 3))}</g>`;
  };
  return (
    shadow(118, 180, 80) +
    one(70, 108, -58) +
    one(122, 74, 0) +
    one(174, 108, 58) +
    one(150, 158, 148) +
    one(84, 160, 28)
  );
}

export function sausage(random: Random): string {
  const log = closedCurve('84,92 108,78 164,74 204,82 218,104 206,128 166,138 116,138 90,132');
  const face = (x: number, y: number, size: number, id: string) => {
    const round = closedCurve('-30,0 -24,-24 0,-33 24,-24 30,0 24,24 0,33 -24,24');
    return moved(
      x,
      y,
      size,
      [
        rimmed(INK.key, 5, round) + shape(INK.deep, round) + moved(0, 0, 0.86, shape(INK.red, round)),
        clipped(
          id,
          round,
          shape(INK.fat, marbling(random, { left: -22, right: 18, top: -24, bottom: 24 }, 22, 0.4)) +
            shape(INK.key, marbling(random, { left: -22, right: 18, top: -24, bottom: 24 }, 7, 0.4)),
        ),
      ].join(''),
    );
  };
  const cuts = Array.from({ length: 15 }, (_, index) =>
    gouge([110 + index * 6.6, 130], [112 + index * 6.6, 116], 1.8),
  ).join('');
  return [
    shadow(156, 144, 62),
    rimmed(INK.key, 5, log) +
      shape(INK.deep, log) +
      shape(INK.key, cuts) +
      shape(INK.clay, gouge([112, 88], [190, 84], 4, 4)),
    line(INK.key, 6, 'M214 92Q226 88 230 76') + line(INK.paper, 3, 'M214 92Q226 88 230 76'),
    face(92, 112, 1, 'slice-a'),
    shadow(86, 192, 58),
    face(58, 146, 0.92, 'slice-b') + face(96, 160, 0.92, 'slice-c') + face(138, 168, 0.92, 'slice-d'),
  ].join('');
}

export function tallow(): string {
  const glass = 'M70 94Q62 100 62 114V182Q62 196 78 196H148Q164 196 164 182V114Q164 100 156 94Z';
  const fill = 'M67 112Q100 105 159 112V181Q159 191 148 191H78Q67 191 67 181Z';
  const lid = 'M66 66H160V92H66Z';
  const label = 'M76 126H150V174H76Z';
  const spoon = closedCurve('190,182 184,164 188,150 198,144 208,150 211,166 206,182 198,188');
  return [
    shadow(116, 200, 70),
    rimmed(INK.key, 5, glass + lid),
    shape(INK.sky, glass) + shape(INK.fat, fill),
    shape(INK.red, lid) +
      shape(
        INK.deep,
        repeat(12, (index) => gouge([70 + index * 7.8, 70], [70 + index * 7.8, 90], 2.4)),
      ),
    shape(INK.paper, gouge([70, 120], [71, 184], 4) + gouge([152, 118], [153, 150], 3)),
    rimmed(INK.key, 2.4, label) + shape(INK.paper, label),
    moved(88, 132, 0.22, ''),
    shape(INK.red, 'M113 132c5 7 9 11 9 17a9 9 0 0 1 -18 0c0 -6 5 -10 9 -17Z'),
    line(INK.key, 2.2, 'M86 168H140M96 162H130'),
    rimmed(INK.key, 4.6, `${spoon}M194 146L190 60L200 56L204 146Z`) +
      shape(INK.hay, `${spoon}M194 146L190 60L200 56L204 146Z`),
    shape(INK.brown, gouge([197, 140], [195, 70], 1.6) + gouge([192, 176], [194, 156], 1.8, 2)),
  ].join('');
}

export function box(random: Random): string {
  const front = polygon(points('40,116 160,126 160,200 40,186'));
  const side = polygon(points('160,126 212,104 212,172 160,200'));
  const back = polygon(points('40,116 94,98 212,104 160,126'));
  const slats = 'M40 138L160 149M40 162L160 174M160 149L212 126M160 174L212 150';
  const wrapped = (x: number, y: number, turn: number, ink: string, seed: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rimmed(INK.key, 4.6, 'M-26 -30H26V34H-26Z')}${shape(INK.paper, 'M-26 -30H26V34H-26Z')}${shape(INK.straw, gouge([-18, -24], [-18 + random.between(-4, 4), 26], 3) + gouge([16, -20], [12, 28], 3))}<rect x="-17" y="-20" width="34" height="20" fill="${ink}" stroke="${INK.key}" stroke-width="2"/>${line(INK.paper, 2, `M-11 ${-13 + (seed % 2)}H11M-11 -7H6`)}</g>`;
  return [
    shadow(122, 202, 96),
    rimmed(INK.key, 5, back) + shape(INK.brown, back),
    wrapped(74, 92, -12, INK.red, 1) +
      wrapped(146, 84, 9, INK.pasture, 2) +
      wrapped(182, 96, 16, INK.slate, 3) +
      wrapped(110, 98, -3, INK.red, 4),
    rimmed(INK.key, 5, front + side) + shape(INK.hay, front) + shape(INK.brown, side),
    line(INK.key, 3, slats),
    shape(
      INK.brown,
      Array.from({ length: 18 }, () => {
        const [x, y] = [random.between(46, 120), random.between(124, 180)];
        return gouge([x, y], [x + random.between(14, 34), y + 2], 1.5);
      }).join(''),
    ),
    `<g transform="translate(100 156) skewY(5)"><circle r="17" fill="${INK.paper}" stroke="${INK.key}" stroke-width="2.6"/>${moved(-11, -11, 0.35, `<path fill="${INK.red}" d="M22 17L32 20L42 17Q47 24 45.500 32L41 45Q43 50 40.500 55Q37 59 32 59Q27 59 23.500 55Q21 50 23 45L18.500 32Q17 24 22 17ZM21 18.500Q8 20 5 6Q13 14 26 12.500ZM43 18.500Q56 20 59 6Q51 14 38 12.500Z"/>`)}</g>`,
  ].join('');
}

export function parcel(random: Random): string {
  const top = polygon(points('36,112 128,82 208,108 116,146'));
  const left = polygon(points('36,112 116,146 116,190 36,154'));
  const right = polygon(points('116,146 208,108 208,148 116,190'));
  const creases = Array.from({ length: 20 }, () => {
    const [x, y] = [random.between(44, 190), random.between(98, 176)];
    return gouge([x, y], [x + random.between(8, 22), y + random.between(-8, 4)], random.between(1, 2));
  }).join('');
  return [
    shadow(122, 190, 92),
    rimmed(INK.key, 5, top + left + right),
    shape(INK.paper, top) + shape(INK.straw, left) + shape(INK.clay, right),
    clipped('parcel', top + left + right, shape(INK.hay, creases)),
    line(INK.key, 2.6, 'M36 112L116 146L208 108M116 146V190'),
    string(
      'M82 97L162 127V168',
      'M168 95L76 129V172',
      'M122 112Q98 84 88 98Q94 118 122 112Q152 82 162 98Q152 118 122 112',
    ),
  ].join('');
}
