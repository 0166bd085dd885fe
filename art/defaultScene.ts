import type { Scene } from './scene';

/** The picture for ranches without one. */
export const DEFAULT_SCENE: Scene = {
  seed: 9,
  land: 'plains',
  season: 'summer',
  hour: 2,
  breed: 'Hereford',
  subject: 'farm',
};
