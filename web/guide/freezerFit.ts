import { COW_SHARES, type CowShare } from '../../rules/products/cowShares';

export type Fit = 'fits' | 'tight' | 'tooMuch';

/** Whether a share fits into so many cubic feet: from a heavy animal, only from a light one, or from neither. */
export function fitOf({ freezerCubicFeet: { from, to } }: CowShare, room: number): Fit {
  if (room >= to) return 'fits';
  return room >= from ? 'tight' : 'tooMuch';
}

export function advice(room: number): string {
  const largest = COW_SHARES.findLast((share) => fitOf(share, room) === 'fits');
  return largest
    ? `Room for a ${largest.label.toLowerCase()}, with the packs stacked flat.`
    : 'Room for a beef box or single cuts; split a quarter with a neighbor.';
}
