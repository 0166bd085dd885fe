import type { YieldCut } from '../../../rules/share/cutYields';
import { color } from '../../theme/tokens';

/** The drawing and the table beside it use the same colors. */
export const CUT_COLORS: Record<YieldCut, string> = {
  GROUND: color.red,
  CHUCK: color.hay,
  ROUND: color.pasture,
  RIB_AND_LOIN: color.sky,
  OTHER: color.strongLine,
};
