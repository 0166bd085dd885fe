import type { YieldCut } from '../../../rules/share/cutYields';
import { color } from '../../theme/tokens';

/** The same in the drawing and in the table beside it. */
export const CUT_COLORS: Record<YieldCut, string> = {
  GROUND: color.red,
  CHUCK: color.hay,
  ROUND: color.pasture,
  RIB_AND_LOIN: color.sky,
  OTHER: color.strongLine,
};
