import { type Point, polygon } from '../curve';
import { gouge } from '../gouge';
import { hill } from '../hill';
import { type Ridge, rollingRidge } from '../ridge';
import { repeat, rimmed, shape } from '../shape';
import { contours, tufts } from '../texture';
import type { View } from '../view';

/** Level marsh: a line of trees far off, water between banks of cordgrass. */
export function marsh(view: View): string {
  const { random, palette, width, height, horizon } = view;
  const edge = rollingRidge(random, horizon + 4, 3);
  const trees: string[] = [];
  for (let x = -30; x < width + 30; x += random.between(10, 26)) {
    if (random.chance(0.08)) x += random.between(40, 150);
    const [wide, tall] = [random.between(12, 26), random.between(12, 30)];
    trees.push(
      `M${x - wide} ${edge(x) + 8}Q${x - wide} ${edge(x) - tall} ${x} ${edge(x) - tall}Q${x + wide} ${edge(x) - tall} ${x + wide} ${edge(x) + 8}Z`,
    );
  }
  const glints = repeat(46, () => {
    const [x, y] = [random.between(0, width), random.between(horizon + 10, horizon + 76)];
    return gouge([x, y], [x + random.between(20, 60), y], random.between(1.6, 3));
  });
  const near = rollingRidge(random, horizon + 66, 6);
  return [
    shape(palette.near, trees.join('')),
    `<rect x="-40" y="${horizon + 6}" width="${width + 80}" height="${height}" fill="${palette.water}"/>`,
    shape(palette.paper, glints),
    ...[20, 38].map((down) => bank(view, horizon + down)),
    hill(view, near, palette.far),
    shape(palette.mid, tufts(random, near, width, 70) + contours(random, near, width, 50)),
  ].join('');
}

/** A tongue of grass that reaches into the water from one side. */
function bank({ random, palette, width }: View, y: number): string {
  const [start, end] = random.chance(0.5)
    ? [-40, random.between(0.3, 0.6) * width]
    : [random.between(0.4, 0.7) * width, width + 40];
  const tall = random.between(7, 11);
  const body = `M${start} ${y + 8}Q${start} ${y - tall} ${(start + end) / 2} ${y - tall}Q${end} ${y - tall} ${end} ${y + 4}Q${(start + end) / 2} ${y + 14} ${start} ${y + 8}Z`;
  const blades = repeat(40, () => {
    const x = random.between(start + 14, end - 14);
    return gouge([x, y + 4], [x + random.between(-3, 5), y - tall - random.between(4, 13)], 2.4);
  });
  return rimmed(palette.paper, 3, body) + shape(palette.far, body) + shape(palette.mid, blades);
}

/** The long slope of an old volcano, its cinder cones, and the ocean below. */
export function volcano(view: View): string {
  const { random, palette, width, height, horizon } = view;
  const peak = random.between(0.55, 0.8) * width;
  const tall = horizon * random.between(0.42, 0.56);
  const shield: Ridge = (x) =>
    horizon + 30 - tall * Math.exp(-(((x - peak) / (width * 0.34)) ** 2)) + Math.sin(x / 70) * 2;
  const slope: Ridge = (x) => horizon + 74 - 44 * Math.max(0, (x / width - 0.2) / 0.8) + Math.sin(x / 120) * 6;
  const lava = repeat(30, () => {
    const x = random.between(0.3 * width, width);
    const y = shield(x) + random.between(10, 60);
    return gouge([x, y], [x + (x - peak) * 0.14, y + random.between(18, 46)], random.between(2.4, 4.4));
  });
  const waves = repeat(26, () => {
    const [x, y] = [random.between(-20, 0.5 * width), random.between(horizon + 8, horizon + 60)];
    return gouge([x, y], [x + random.between(20, 60), y], 2.2);
  });
  const cones = Array.from({ length: 3 }, () => {
    const [x, half, rise] = [random.between(0.42, 0.95) * width, random.between(30, 58), random.between(26, 44)];
    return cone(view, x, slope(x) + 12, half, rise);
  });
  return [
    `<rect x="-40" y="${horizon}" width="${width + 80}" height="${height}" fill="${palette.water}"/>`,
    shape(palette.paper, waves),
    hill(view, shield, palette.water) + shape(palette.far, lava),
    ...cones,
    hill(view, slope, palette.far),
    shape(palette.paper, contours(random, slope, width, 60)),
  ].join('');
}

function cone({ random, palette }: View, x: number, y: number, half: number, rise: number): string {
  const rim: Point[] = [
    [x - half * 0.34, y - rise],
    [x - half * 0.1, y - rise + 5],
    [x + half * 0.12, y - rise + 4],
    [x + half * 0.36, y - rise - 2],
  ];
  const body = polygon([[x - half, y + 6], ...rim, [x + half, y + 6]]);
  const cuts = repeat(8, () => {
    const at = random.between(-0.6, 0.6);
    return gouge([x + half * at * 0.4, y - rise + 10], [x + half * at, y], 2.4);
  });
  return rimmed(palette.paper, 4, body) + shape(palette.mid, body) + shape(palette.far, cuts);
}
