import type { SubjectName } from '../../seeds/ranches/ranchViews';
import type { DrawSubject } from '../site';
import { pasture, portrait, shade, trail } from './cattle';
import { farm, fenceline, haying, lane } from './farmland';
import { creekside, waterhole } from './waterside';

export const SUBJECTS: Record<SubjectName, DrawSubject> = {
  farm,
  lane,
  portrait,
  waterhole,
  creekside,
  trail,
  pasture,
  shade,
  fenceline,
  haying,
};
