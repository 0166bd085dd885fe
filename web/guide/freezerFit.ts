import { COW_SHARES, type CowShare } from '../../rules/cowShares';

export type Fit = 'fits' | 'tight' | 'tooMuch';

/** Whether the beef of a share has room in so many cubic feet: the heavier animal, only the lighter one, or neither. */
export function fitOf({ freezerCubicFeet: { from, to } }: CowShare, room: number): Fit {
  if (room >= to) return 'fits';
  return room >= from ? 'tight' : 'tooMuch';
}

/** In words, for what has been set. */
export function advice(room: number): string {
  const largest = COW_SHARES.findLast((share) => fitOf(share, room) === 'fits');
  return largest
    ? `Room for a ${largest.label.toLowerCase()}, with the packs stacked flat.`
    : 'Room for a beef box or single cuts; split a quarter with a neighbor.';
}
