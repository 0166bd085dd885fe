import type { Random } from '../../../seeds/createRandom';
import { closedCurve } from '../curve';
import { gouge } from '../gouge';
import { clipped, moved, rimmed, shape } from '../shape';
import { INK, shadow } from './board';
import { grillMarks, marbling, rosemary, slice } from './meat';

const RIB = '32,122 40,92 62,68 96,56 98,64 74,78 56,98 48,124 44,148 36,146';

export const ribeye = (random: Random) =>
  [
    shadow(128, 186, 82),
    slice(random, {
      id: 'ribeye',
      outline: '46,124 56,92 84,66 124,58 166,64 198,86 208,118 196,152 166,172 126,178 84,172 54,152',
      muscles: [
        '74,118 84,92 112,82 144,86 164,104 166,130 148,152 114,156 84,146',
        '94,72 130,66 168,74 192,96 198,122 184,146 174,150 178,126 172,102 150,84 116,76 92,80',
      ],
      area: { left: 70, right: 195, top: 66, bottom: 160 },
      marbles: 64,
    }),
    rimmed(INK.key, 5, closedCurve(RIB)) + shape(INK.bone, closedCurve(RIB)),
    shape(INK.brown, gouge([40, 136], [46, 106], 1.6) + gouge([56, 92], [76, 72], 1.6)),
    rosemary(196, 186, 0.8),
  ].join('');

export const strip = (random: Random) =>
  [
    shadow(124, 178, 88),
    slice(random, {
      id: 'strip',
      outline: '28,128 34,100 60,82 104,72 154,64 198,66 214,84 212,112 196,138 160,158 116,166 74,166 42,152',
      muscles: ['42,128 50,110 76,98 118,90 164,82 196,84 202,98 196,116 178,132 146,146 108,152 72,152 50,144'],
      area: { left: 44, right: 200, top: 84, bottom: 152 },
      grain: -0.3,
      marbles: 52,
    }),
    rosemary(58, 196, 0.7, true),
  ].join('');

const T_BONE = '96,50 112,50 114,84 126,96 160,100 190,94 192,108 162,116 126,114 112,124 108,164 98,164 98,120 92,92';

export const tBone = (random: Random) =>
  [
    shadow(122, 190, 86),
    slice(random, {
      id: 't-bone',
      outline: '36,88 60,58 98,46 140,50 186,64 208,92 204,130 182,160 142,178 102,182 66,170 40,138 32,110',
      muscles: [
        '48,92 66,70 92,62 92,94 98,120 98,164 74,156 52,132 46,110',
        '118,62 148,64 180,76 192,92 162,98 128,92 116,82',
        '114,126 128,118 162,120 190,112 190,130 170,150 138,164 112,166',
      ],
      area: { left: 46, right: 196, top: 58, bottom: 168 },
      marbles: 56,
    }),
    rimmed(INK.key, 3.6, closedCurve(T_BONE)) + shape(INK.bone, closedCurve(T_BONE)),
    shape(
      INK.brown,
      gouge([104, 60], [103, 84], 1.6) + gouge([104, 130], [103, 156], 1.6) + gouge([132, 104], [172, 105], 1.6),
    ),
  ].join('');

function medallion(random: Random, id: string, x: number, y: number, size: number): string {
  const top = closedCurve('-44,0 -38,-20 -10,-30 22,-28 42,-12 44,8 30,24 2,30 -28,24');
  const side = closedCurve('-44,0 -42,26 -30,48 0,56 30,50 43,30 44,6 30,24 2,30 -28,24');
  const cuts = Array.from({ length: 14 }, (_, index) =>
    gouge(
      [-40 + index * 6.2, 22 + Math.sin(index / 4.5) * 8],
      [-39 + index * 6.1, 42 + Math.sin(index / 4.5) * 9],
      1.4,
    ),
  ).join('');
  const twine =
    '<path fill="none" stroke="#231F1A" stroke-width="4.6" d="M-43 24Q0 58 44 24"/><path fill="none" stroke="#FBF7EF" stroke-width="2.6" d="M-43 24Q0 58 44 24"/>';
  const content = [
    rimmed(INK.key, 5, top + side),
    shape(INK.deep, side) + shape(INK.pink, cuts),
    `${rimmed(INK.fat, 2, top)}<g transform="translate(.8 -.7)">${shape(INK.red, top)}</g>`,
    clipped(id, top, shape(INK.fat, marbling(random, { left: -40, right: 36, top: -26, bottom: 26 }, 22, 0.5))),
    twine,
  ].join('');
  return moved(x, y, size, content);
}

export const filet = (random: Random) =>
  shadow(82, 170, 52) +
  medallion(random, 'filet-a', 86, 112, 1.1) +
  shadow(168, 186, 44) +
  medallion(random, 'filet-b', 166, 136, 0.96) +
  rosemary(44, 196, 0.7, true);

export const sirloin = (random: Random) =>
  [
    shadow(124, 186, 88),
    slice(random, {
      id: 'sirloin',
      outline: '30,140 40,104 70,80 108,66 150,60 190,70 210,96 208,130 188,158 150,172 104,178 58,172',
      muscles: [
        '46,140 54,112 82,94 112,84 120,112 114,142 96,164 62,160',
        '122,82 152,74 184,82 196,100 194,126 176,146 146,158 110,164 124,140 130,110',
      ],
      area: { left: 46, right: 196, top: 74, bottom: 164 },
      grain: -0.9,
      marbles: 40,
    }),
    rosemary(194, 194, 0.7),
  ].join('');

const FLAT = '20,150 34,118 66,96 104,92 144,78 188,64 216,72 220,92 202,118 168,134 128,142 92,160 52,172 28,168';

export function flank(random: Random): string {
  const grain = Array.from({ length: 60 }, () => {
    const [x, y] = [random.between(18, 190), random.between(66, 170)];
    const reach = random.between(22, 52);
    return gouge([x, y], [x + reach, y - reach * 0.38], random.between(1.2, 2.6), 1);
  }).join('');
  const rim = closedCurve(FLAT);
  return [
    shadow(122, 178, 92),
    `<g transform="translate(0 9)">${rimmed(INK.key, 5, rim)}${shape(INK.deep, rim)}</g>`,
    rimmed(INK.key, 5, rim) + shape(INK.red, rim),
    clipped('flank', rim, shape(INK.pink, grain) + shape(INK.deep, gouge([30, 160], [200, 96], 3, 6))),
    shape(INK.fat, gouge([28, 128], [64, 102], 5, 2) + gouge([170, 76], [206, 70], 4, 2)),
    rosemary(198, 190, 0.7),
  ].join('');
}

const TRIANGLE =
  '26,152 40,124 70,104 104,78 136,56 164,54 188,78 208,118 216,148 204,164 164,166 112,172 62,174 34,168';

export const triTip = (random: Random) =>
  [
    shadow(122, 186, 96),
    slice(random, {
      id: 'tri-tip',
      outline: TRIANGLE,
      muscles: [
        '38,152 52,132 82,112 114,88 142,68 160,68 178,88 196,122 202,146 192,154 160,154 110,160 62,162 42,160',
      ],
      area: { left: 40, right: 200, top: 70, bottom: 160 },
      marbles: 26,
      thick: 16,
    }),
    grillMarks('tri-tip-marks', TRIANGLE, 0.55),
  ].join('');
