import type { View } from '../view';
import { birds } from './birds';
import { clouds, shower } from './clouds';
import { disc, stars, sunburst } from './lights';
import { bands, streamers } from './wind';

export type Air = 'rays' | 'bands' | 'cumulus' | 'streamers' | 'stars' | 'shower';

type Draw = (view: View, x: number, y: number) => string;

// `x` and `y` are where the sun or the moon can be.
const AIRS: Record<Air, Draw> = {
  rays: (view, x, y) => sunburst(view, x, y + view.horizon * 0.25, view.random.between(44, 66)),
  bands: (view, x, y) => disc(view, x, y, view.random.between(36, 54)) + bands(view, 0.25),
  cumulus: (view) => bands(view, 0.7) + clouds(view),
  streamers: (view) => streamers(view),
  stars: (view, x, y) => stars(view, x, y) + disc(view, x, y, view.random.between(34, 48)),
  shower: (view) => shower(view),
};

/** The sky in a flat color, then its carving. */
export function sky(view: View, air: Air): string {
  const { random, palette, width, horizon } = view;
  const [x, y] = [random.between(0.16, 0.84) * width, random.between(0.3, 0.65) * horizon];
  return flatSky(view) + AIRS[air](view, x, y) + (palette.night ? '' : birds(view));
}

export const flatSky = ({ palette, width, height }: View): string =>
  `<rect x="-40" y="-40" width="${width + 80}" height="${height + 80}" fill="${palette.sky}"/>`;
