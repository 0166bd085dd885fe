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

/** What a scene is of, in an order that keeps neighbors unlike each other. */
export const SUBJECTS = [
  farm,
  portrait,
  waterhole,
  trail,
  lane,
  pasture,
  portrait,
  shade,
  fenceline,
  creekside,
  haying,
] as const;
