import type { Scene } from './scene';
import { farm } from './subjects/farm';

/** The picture of a ranch that has none of its own. */
export const DEFAULT_SCENE: Scene = { seed: 9, landform: 'plains', season: 'summer', breed: 'hereford', subject: farm };
