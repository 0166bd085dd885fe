import { at } from '../../../seeds/at';
import { type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import { hill } from '../hill';
import { juniper, sagebrush } from '../parts/shrubs';
import { type Ridge, rollingRidge } from '../ridge';
import { moved, repeat, rimmed, shape } from '../shape';
import { combed, contours, tufts } from '../texture';
import type { View } from '../view';

/** Long wooded ridges, one behind another, rounded and without snow on them. */
export function ridges(view: View): string {
  const { random, palette, width, horizon } = view;
  const inks = palette.snow ? [palette.far, palette.water, palette.far] : [palette.water, palette.far, palette.mid];
  const layers = [92, 50, 6].map((rise, index) => {
    const ridge = rollingRidge(random, horizon - rise, 30 - index * 5);
    const woods = combed(random, ridge, width, 46 + index * 12);
    return (
      hill(view, ridge, at(inks, index)) + shape(index === 2 ? palette.far : palette.paper, index === 0 ? '' : woods)
    );
  });
  const foot = rollingRidge(random, horizon + 40, 14);
  return layers.join('') + hill(view, foot, palette.far) + shape(palette.paper, contours(random, foot, width, 60));
}

/** Bare desert ranges, jagged and low, across a wide flat of grass. */
export function desertRange(view: View): string {
  const { random, palette, width, horizon } = view;
  const back = jagged(view, horizon - random.between(36, 60), random.between(46, 84), palette.water);
  const front = jagged(view, horizon - 6, random.between(26, 52), palette.mid);
  const flat = rollingRidge(random, horizon + 16, 5);
  return [
    back,
    front,
    hill(view, flat, palette.far),
    shape(palette.mid, contours(random, flat, width, 60) + tufts(random, flat, width, 80)),
    scattered(view, flat, 9, juniper),
  ].join('');
}

/** One range: peaks of different heights, each with a shaded side. */
function jagged({ random, palette, width, horizon }: View, foot: number, tall: number, ink: string): string {
  const crest: Point[] = [];
  for (let x = -60; x < width + 80; x += random.between(26, 64)) {
    crest.push([x, foot - tall * random.between(0.15, 1) * (0.6 + 0.4 * Math.sin(x / 190))]);
  }
  const outline = polygon([...crest, [width + 90, horizon + 40], [-70, horizon + 40]]);
  const shades = crest.slice(0, -1).flatMap(([x, y], index) => {
    const [nextX, nextY] = at(crest, index + 1);
    if (nextY < y) return [];
    const low = Math.min(horizon + 20, nextY + tall * 0.5);
    return [
      polygon([
        [x, y + 3],
        [nextX, nextY],
        [nextX + 8, low],
        [x + (nextX - x) * 0.3, y + (low - y) * 0.6],
      ]),
    ];
  });
  const cuts = repeat(46, () => {
    const x = random.between(0, width);
    const y = foot - tall * random.between(0, 0.35);
    return gouge([x, y], [x - random.between(8, 22), y + random.between(12, 30)], random.between(2, 3.4));
  });
  return (
    rimmed(palette.paper, 5, outline) +
    shape(ink, outline) +
    shape(palette.near, shades.join('')) +
    shape(palette.far, cuts)
  );
}

/** A level rim of basalt over slopes of sagebrush. */
export function sagebrushRim(view: View): string {
  const { random, palette, width, horizon } = view;
  const steps = [
    { from: random.between(-0.3, 0.2), top: horizon - random.between(80, 120), ink: palette.water },
    { from: random.between(0.3, 0.6), top: horizon - random.between(40, 66), ink: palette.mid },
  ];
  const flat = rollingRidge(random, horizon + 12, 10);
  return [
    ...steps.map((step) => rim(view, step)),
    hill(view, flat, palette.far),
    shape(palette.paper, contours(random, flat, width, 56)),
    scattered(view, flat, 26, sagebrush),
  ].join('');
}

function rim(view: View, { from, top, ink }: { from: number; top: number; ink: string }): string {
  const { random, palette, width, horizon } = view;
  const start = from * width;
  const brink: Point[] = Array.from({ length: 12 }, (_, index) => [
    start + 40 + ((width + 60 - start) * index) / 11,
    top + random.between(-3, 4) + (index % 4 === 3 ? 9 : 0),
  ]);
  const cliff = top + (horizon - top) * 0.34;
  const body = polygon([[start - 150, horizon + 40], [start + 16, cliff], ...brink, [width + 80, horizon + 40]]);
  const wall = polygon([[start + 14, cliff + 3], ...brink, [width + 80, cliff]]);
  const columns = repeat(54, () => {
    const x = random.between(start + 40, width);
    return gouge([x, top + 4], [x + random.between(-2, 2), cliff - random.between(0, 7)], random.between(2, 4));
  });
  const talus = repeat(34, () => {
    const x = random.between(start - 20, width);
    return gouge([x, cliff + 6], [x - random.between(8, 26), cliff + random.between(16, 44)], 3);
  });
  return [
    rimmed(palette.paper, 5, body) + shape(ink, body),
    shape(palette.near, wall) + shape(palette.far, columns),
    shape(palette.far, talus),
  ].join('');
}

/** Low limestone hills, one dome of granite, dotted with live oak and cedar. */
export function hillCountry(view: View): string {
  const { random, palette, width, horizon } = view;
  const back = rollingRidge(random, horizon - 30, 22);
  const front = rollingRidge(random, horizon + 18, 18);
  return [
    hill(view, back, palette.water) + shape(palette.far, contours(random, back, width, 50)),
    scattered(view, back, 60, blob, [2, 40]),
    hill(view, front, palette.far) + shape(palette.paper, contours(random, front, width, 60)),
    scattered(view, front, 46, blob, [0, 60]),
  ].join('');
}

const blob = (_: View['random'], palette: View['palette']) =>
  rimmed(palette.far, 8, 'M-30 0Q-44 -34 -16 -48Q6 -60 26 -42Q46 -24 30 0Z') +
  shape(palette.near, 'M-30 0Q-44 -34 -16 -48Q6 -60 26 -42Q46 -24 30 0Z') +
  shape(palette.mid, gouge([-18, -16], [6, -40], 6, 6));

type Draw = (random: View['random'], palette: View['palette']) => string;

/** Small plants on a slope. The lower they are, the larger they are. */
function scattered(
  { random, palette, width }: View,
  ridge: Ridge,
  count: number,
  draw: Draw,
  [from, to]: readonly [number, number] = [12, 66],
): string {
  const places = Array.from({ length: count }, () => ({
    x: random.between(0, width),
    down: random.between(from, to),
  }));
  return places
    .sort((one, other) => one.down - other.down)
    .map(({ x, down }) => moved(x, ridge(x) + down, 0.24 + down / 260, draw(random, palette)))
    .join('');
}
