import type { SubjectName } from '../../seeds/ranches/ranchViews';
import type { DrawSubject } from '../site';
import { creekside } from './creekside';
import { farm } from './farm';
import { fenceline } from './fenceline';
import { haying } from './haying';
import { lane } from './lane';
import { pasture } from './pasture';
import { portrait } from './portrait';
import { shade } from './shade';
import { trail } from './trail';
import { waterhole } from './waterhole';

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
