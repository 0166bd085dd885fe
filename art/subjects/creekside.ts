import { herd, spread } from '../cattle/herd';
import { drawPlant } from '../landforms/plants';
import { creek } from '../parts/creek';
import { pond } from '../parts/pond';
import { moved } from '../shape';
import type { Site, Subject } from '../site';
import type { View } from '../view';

/** A creek or a pond with cattle on its banks. */
export function creekside(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const x = random.between(0.3, 0.7) * width;
  const winding = {
    random,
    from: [random.between(0.35, 0.65) * width, height + 20],
    to: [x, site.near(x) + 2],
    width: 300,
  } as const;
  const water = random.chance(0.65) ? creek(palette, winding) : pond(palette, random, x, 530, 210);
  const trees = [-1, 1].map((side) => {
    const at = x + side * random.between(150, 330);
    return moved(
      at,
      site.near(at) + 24,
      random.between(0.8, 1.3),
      drawPlant(random.pick(site.land.plants), random, palette),
    );
  });
  const stands = [
    ...spread(view, 2, { left: 0, right: 0.36 * width, top: 500, bottom: 600 }),
    ...spread(view, 2, { left: 0.66 * width, right: width, top: 500, bottom: 600 }),
  ];
  return { middle: '', near: water + trees.join('') + herd(view, site.breed, stands) };
}
