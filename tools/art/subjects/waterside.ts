import { herd, spread } from '../cattle/herd';
import { drawPlant } from '../landforms/plants';
import { fence } from '../parts/fence';
import { creek, pond } from '../parts/water';
import { windmill } from '../parts/windmill';
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

/** The windmill and its tank, where the cattle come to drink. */
export function waterhole(view: View, site: Site): Subject {
  const { random, palette, width, height } = view;
  const x = random.between(0.2, 0.74) * width;
  const mill = moved(x, site.near(x) + 48, random.between(1.25, 1.55), windmill(palette));
  const stands = spread(view, random.whole(4, 6), { left: 0, right: width, top: 510, bottom: height - 46 });
  const ground = (at: number) => site.near(at) + 12;
  const wire = fence('wire', { random, palette, ground, from: -20, to: width + 20, size: 30 });
  return { middle: '', near: wire + mill + herd(view, site.breed, stands) };
}
