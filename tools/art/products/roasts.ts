import type { Random } from '../../../seeds/createRandom';
import { closedCurve, points, polygon } from '../curve';
import { gouge } from '../gouge';
import { clipped, moved, repeat, rimmed, shape } from '../shape';
import { INK, shadow } from './board';
import { marbling, rosemary, string } from './meat';

export function roast(random: Random): string {
  const body = closedCurve('34,132 38,96 62,74 106,64 158,64 196,80 212,112 208,150 184,174 130,182 72,178 44,162');
  const face = closedCurve('34,132 40,98 62,84 82,98 92,128 86,160 66,174 44,162');
  const cap = closedCurve('52,86 78,70 118,60 162,62 192,76 160,82 116,80 78,90');
  const sides = Array.from({ length: 30 }, () => {
    const [x, y] = [random.between(96, 190), random.between(90, 168)];
    return gouge([x, y], [x + random.between(10, 26), y + random.between(-4, 4)], random.between(1.2, 2.2), 2);
  }).join('');
  return [
    shadow(124, 188, 92),
    rimmed(INK.key, 5, body),
    shape(INK.red, body),
    clipped('roast-body', body, shape(INK.deep, sides + gouge([70, 182], [212, 160], 10, -6)) + shape(INK.fat, cap)),
    rimmed(INK.key, 3, face) + shape(INK.fat, face),
    moved(6.4, 13, 0.9, shape(INK.red, face)),
    clipped('roast-face', face, shape(INK.fat, marbling(random, { left: 42, right: 86, top: 92, bottom: 166 }, 26, 1))),
    string('M112 62Q128 120 116 183', 'M144 61Q162 120 150 182', 'M176 67Q194 120 184 174', 'M92 124Q150 132 211 118'),
    rosemary(54, 202, 0.66, true),
  ].join('');
}

export function brisket(random: Random): string {
  const body = closedCurve('20,146 34,116 74,96 124,78 172,74 206,88 222,118 216,150 186,166 130,172 72,178 34,172');
  const cap = closedCurve('20,146 34,116 74,96 124,78 172,74 206,88 222,118 196,108 160,104 116,110 72,126 40,146');
  const grain = Array.from({ length: 44 }, () => {
    const [x, y] = [random.between(28, 200), random.between(116, 168)];
    return gouge([x, y], [x + random.between(14, 40), y - random.between(2, 9)], random.between(1.2, 2.4), 1);
  }).join('');
  const fatCuts = Array.from({ length: 15 }, (_, index) => {
    const x = 44 + index * 11.4;
    return gouge([x, 130 - index * 1.7], [x + 12, 108 - index * 2], 1.5, 2);
  }).join('');
  return [
    shadow(122, 184, 98),
    rimmed(INK.key, 5, body) + shape(INK.red, body),
    clipped(
      'brisket',
      body,
      shape(INK.pink, grain) +
        shape(INK.deep, gouge([24, 174], [218, 156], 9, -4) + gouge([70, 150], [210, 126], 3, 3)),
    ),
    rimmed(INK.key, 2.4, cap) + shape(INK.fat, cap) + shape(INK.hay, fatCuts),
  ].join('');
}

function rib(random: Random, id: string, x: number, y: number): string {
  const top = polygon(points('-30,-34 22,-40 36,-26 -16,-20'));
  const front = polygon(points('-30,-34 -16,-20 -14,44 -28,30'));
  const side = polygon(points('-16,-20 36,-26 37,36 -14,44'));
  const layers = ['M-16 -8L36 -14L36 -8L-16 -1Z', 'M-15 14L36 8L36 13L-15 20Z'].join('');
  return moved(
    x,
    y,
    1,
    [
      rimmed(INK.key, 6, top + front + side),
      shape(INK.fat, top) + shape(INK.deep, front) + shape(INK.red, side) + shape(INK.fat, layers),
      clipped(id, side, shape(INK.fat, marbling(random, { left: -14, right: 30, top: -22, bottom: 36 }, 12, 0))),
      `<ellipse cx="12" cy="28" rx="15" ry="8" fill="${INK.bone}" stroke="${INK.key}" stroke-width="2.6"/><ellipse cx="12" cy="28" rx="7" ry="3.4" fill="${INK.pink}"/>`,
    ].join(''),
  );
}

export const shortRibs = (random: Random) =>
  shadow(124, 182, 96) +
  rib(random, 'rib-a', 68, 112) +
  rib(random, 'rib-b', 130, 104) +
  rib(random, 'rib-c', 100, 146) +
  rib(random, 'rib-d', 176, 136);

function cube(random: Random, x: number, y: number, size: number): string {
  const top = polygon(points('-24,-10 0,-22 25,-12 2,1'));
  const left = polygon(points('-24,-10 2,1 1,26 -22,14'));
  const right = polygon(points('2,1 25,-12 24,13 1,26'));
  const fat = repeat(4, () => {
    const [fx, fy] = [random.between(-14, 10), random.between(-14, -4)];
    return gouge([fx, fy], [fx + random.between(6, 12), fy + random.between(-2, 3)], 1.7);
  });
  const cuts = repeat(4, (index) => gouge([6 + index * 5, 0 - index * 2], [6 + index * 5, 18 - index * 2], 1.5));
  return moved(
    x,
    y,
    size,
    rimmed(INK.key, 5, top + left + right) +
      shape(INK.red, top + right) +
      shape(INK.deep, left) +
      shape(INK.fat, fat) +
      shape(INK.pink, cuts),
    random.chance(0.5),
  );
}

export const stew = (random: Random) =>
  shadow(122, 182, 92) +
  (
    [
      [88, 90],
      [140, 84],
      [58, 118],
      [114, 112],
      [170, 108],
      [44, 148],
      [88, 146],
      [142, 142],
      [194, 140],
      [68, 172],
      [118, 172],
      [168, 168],
    ] as const
  )
    .map(([x, y]) => cube(random, x + random.between(-3, 3), y, random.between(0.96, 1.12)))
    .join('');

export function shank(random: Random): string {
  const one = (id: string, x: number, y: number, size: number) => {
    const rim = closedCurve('-56,2 -46,-32 -8,-46 34,-40 56,-10 50,26 20,44 -24,42 -50,26');
    const bone =
      '<ellipse rx="17" ry="14" fill="#F3E3C0" stroke="#231F1A" stroke-width="3"/><ellipse rx="8" ry="6.4" fill="#C96A55"/>';
    const seams =
      gouge([-16, 0], [-52, -14], 2.6, 4) +
      gouge([8, -14], [22, -42], 2.6, -3) +
      gouge([16, 8], [50, 18], 2.6, 4) +
      gouge([-6, 14], [-18, 42], 2.6, 3);
    return moved(
      x,
      y,
      size,
      [
        `<g transform="translate(0 14)">${rimmed(INK.key, 5, rim)}${shape(INK.deep, rim)}</g>`,
        rimmed(INK.key, 5, rim) + shape(INK.fat, rim) + moved(0, 0, 0.92, shape(INK.red, rim)),
        clipped(
          id,
          rim,
          shape(INK.fat, seams + marbling(random, { left: -46, right: 44, top: -36, bottom: 36 }, 14, 0)),
        ),
        bone,
      ].join(''),
    );
  };
  return shadow(90, 160, 50) + one('shank-a', 90, 104, 1) + shadow(160, 194, 50) + one('shank-b', 156, 144, 0.96);
}
