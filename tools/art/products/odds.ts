import type { Random } from '../../../seeds/createRandom';
import { closedCurve } from '../curve';
import { gouge } from '../gouge';
import { CARCASS, FEATURES, STEER } from '../lineArt/steer';
import { clipped, moved, repeat, rimmed, shape } from '../shape';
import { INK, shadow } from './board';
import { marbling } from './meat';

const BONE =
  '-80,-6 -92,-20 -84,-32 -66,-30 -54,-14 0,-10 54,-14 66,-30 84,-32 92,-20 82,-4 92,12 84,26 68,26 54,12 0,10 -54,12 -66,26 -84,26 -92,12';

const bone = (x: number, y: number, turn: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${rimmed(INK.key, 6, closedCurve(BONE))}${shape(INK.bone, closedCurve(BONE))}${shape(INK.red, gouge([-40, 6], [40, 7], 5, -2) + gouge([-84, 16], [-70, 20], 4) + gouge([62, -22], [82, -24], 5))}${shape(INK.brown, gouge([-46, -6], [30, -6], 2) + gouge([-20, 0], [50, 0], 1.4) + gouge([70, 16], [82, 14], 2))}</g>`;

export const bones = () =>
  shadow(122, 188, 88) + bone(120, 96, -24, 1) + bone(124, 132, 22, 1) + bone(118, 166, -3, 0.92);

export function marrow(random: Random): string {
  const round = (x: number, y: number, size: number) => {
    const rim = closedCurve('-40,0 -32,-22 0,-31 32,-22 40,0 32,22 0,31 -32,22');
    const wall = 'M-40 0V34Q-37 60 0 64Q37 60 40 34V0Z';
    const specks = marbling(random, { left: -18, right: 12, top: -12, bottom: 12 }, 10, 0.3);
    return moved(
      x,
      y,
      size,
      [
        rimmed(INK.key, 5, rim + wall),
        shape(INK.bone, wall) +
          shape(INK.red, gouge([-38, 42], [-8, 58], 5, -4) + gouge([12, 58], [38, 40], 4, -3)) +
          shape(
            INK.brown,
            repeat(9, (index) =>
              gouge(
                [-32 + index * 8, 28 - Math.abs(index - 4) * 2],
                [-31 + index * 8, 54 - Math.abs(index - 4) * 2],
                1.6,
              ),
            ),
          ),
        rimmed(INK.key, 2, rim) + shape(INK.paper, rim),
        moved(0, 0, 0.62, rimmed(INK.key, 4, rim) + shape(INK.pink, rim)) + shape(INK.fat, specks),
      ].join(''),
    );
  };
  return shadow(120, 190, 90) + round(76, 92, 0.96) + round(160, 98, 0.92) + round(118, 132, 0.86);
}

export function liver(random: Random): string {
  const lobe = closedCurve('22,128 32,94 66,72 110,70 140,86 152,112 146,138 122,152 98,160 70,176 40,166 26,150');
  const heart = closedCurve('158,96 172,80 194,82 204,94 214,112 212,140 196,166 178,184! 160,166 148,142 146,114');
  const tubes = closedCurve('166,92 162,70 172,64 180,72 182,62 194,62 198,74 196,90 182,96');
  const sheen = Array.from({ length: 14 }, () => {
    const [x, y] = [random.between(40, 110), random.between(86, 150)];
    return gouge([x, y], [x + random.between(12, 26), y - random.between(2, 8)], random.between(1.4, 2.6), 3);
  }).join('');
  return [
    shadow(84, 176, 62) + shadow(178, 188, 34),
    rimmed(INK.key, 5, lobe) + shape(INK.deep, lobe),
    clipped('liver', lobe, shape(INK.pink, sheen) + shape(INK.key, gouge([98, 160], [104, 100], 4, 6))),
    rimmed(INK.key, 5, tubes) +
      shape(INK.fat, tubes) +
      shape(INK.deep, gouge([172, 70], [173, 88], 3) + gouge([188, 68], [189, 88], 3)),
    rimmed(INK.key, 5, heart) + shape(INK.red, heart),
    clipped(
      'heart',
      heart,
      shape(INK.fat, gouge([150, 108], [206, 100], 7, -6) + gouge([176, 108], [184, 166], 3, 4)) +
        shape(INK.deep, gouge([204, 108], [182, 176], 7, -5)) +
        shape(INK.pink, gouge([158, 122], [166, 152], 4, 3)),
    ),
  ].join('');
}

/** The animal with the share in red. A half is one side of it. */
export function share(part: 'quarter' | 'half' | 'whole'): () => string {
  const hind = `<clipPath id="share-${part}"><path d="M0 0H97L93 160H0Z"/></clipPath>`;
  const filled =
    part === 'quarter'
      ? `${hind}<g clip-path="url(#share-quarter)">${shape(INK.red, CARCASS)}</g>`
      : shape(INK.red, CARCASS);
  const one = (ink: string) => rimmed(INK.key, 6, STEER) + shape(ink, STEER);
  const side = one(INK.paper) + filled;
  const cuts = shape(
    INK.fat,
    ['122,24 119,104', '97,28 93,108', '71,30 74,104', '46,36 56,104']
      .map((pair) => {
        const [[x1, y1], [x2, y2]] = pair.split(' ').map((at) => at.split(',').map(Number)) as [
          [number, number],
          [number, number],
        ];
        return gouge([x1, y1], [x2, y2], 2.4);
      })
      .join(''),
  );
  const behind = part === 'quarter' ? '' : moved(34, 56, 0.8, one(part === 'whole' ? INK.red : INK.paper));
  return () =>
    [
      shadow(118, 196, 88),
      behind,
      moved(20, 74, 0.8, `${side}${cuts}<path fill="none" stroke="${INK.key}" stroke-width="2" d="${FEATURES}"/>`),
    ].join('');
}
