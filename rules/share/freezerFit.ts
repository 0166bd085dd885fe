import { COW_SHARES } from '../products/cowShares';
import { POUNDS_PER_CUBIC_FOOT } from '../trueCost/trueCost';

export type Fit = 'fits' | 'tight' | 'tooMuch';

/** Whether a share fits into the free cubic feet of a freezer: from any animal, only from a light one, or from none. */
export function fitOf({ from, to }: { from: number; to: number }, room: number): Fit {
  if (room >= to) return 'fits';
  return room >= from ? 'tight' : 'tooMuch';
}

/** The room that packaged beef takes, to a tenth of a cubic foot. */
export const cubicFeetOf = (pounds: number): number => Math.round((pounds / POUNDS_PER_CUBIC_FOOT) * 10) / 10;

export function advice(room: number): string {
  const largest = COW_SHARES.findLast((share) => fitOf(share.freezerCubicFeet, room) === 'fits');
  return largest
    ? `Room for a ${largest.label.toLowerCase()}, with the packs stacked flat.`
    : 'Room for a beef box or single cuts; split a quarter with a neighbor.';
}
