import { animalsText, choosePlaces, type Place, type Quarters } from './quarters';

/** A claim that waits for an animal of the ranch. */
export interface WaitingClaim {
  id: number;
  quarters: Quarters;
  /** When the family ordered. */
  orderedAt: Date;
}

/** First come, first served. Claims of the same moment go by id. */
export function inLineOrder<Claim extends Pick<WaitingClaim, 'id' | 'orderedAt'>>(claims: readonly Claim[]): Claim[] {
  return [...claims].sort((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime() || a.id - b.id);
}

export interface Placement<Claim> {
  claim: Claim;
  places: Place[];
}

/**
 * Chooses the waiting claims that go on an animal, and their places. It stops at the first claim that doesn't fit: if others
 * could pass it in the line, a whole could wait forever behind quarters. The rancher can still place a later claim by hand.
 */
export function fillFromLine<Claim extends WaitingClaim>(
  line: readonly Claim[],
  taken: readonly number[],
): Placement<Claim>[] {
  const placements: Placement<Claim>[] = [];
  const held = [...taken];
  for (const claim of inLineOrder(line)) {
    const places = choosePlaces(held, claim.quarters);
    if (!places) break;
    placements.push({ claim, places });
    held.push(...places);
  }
  return placements;
}

/** '7 waiting: 2¼ animals' */
export function lineText({ waiting, quarters }: { waiting: number; quarters: number }): string {
  return waiting === 0 ? 'Nobody is waiting' : `${waiting} waiting: ${animalsText(quarters)}`;
}

/** 'You're next in line' or 'You're number 3 in line' */
export function linePositionText(position: number): string {
  return position === 1 ? "You're next in line" : `You're number ${position} in line`;
}
