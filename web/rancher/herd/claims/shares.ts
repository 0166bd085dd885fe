import { offBoardRefusal } from '../../../../rules/herd/offBoard';
import type { AnimalPlaces_animalFragment } from './AnimalPlaces.generated';
import type { DrawnPlace } from './CarcassSides';
import type { HerdClaim_claimFragment } from './HerdClaim.generated';

type Places = AnimalPlaces_animalFragment['places'];

const NAMES: Record<number, string> = { 1: 'quarter', 2: 'half', 4: 'whole' };

/** Returns a name such as 'half'. */
export const shareName = (quarters: number): string => NAMES[quarters] ?? `${quarters} quarters`;

/** Returns the family's name, or 'Our household' for a share that the ranch keeps. */
export const holderOf = ({ order }: HerdClaim_claimFragment): string => order?.customer.name ?? 'Our household';

/** Returns a text such as "Ann Miller's half" or 'Our half'. */
export const shareText = (claim: HerdClaim_claimFragment): string =>
  claim.order ? `${claim.order.customer.name}'s ${shareName(claim.quarters)}` : `Our ${shareName(claim.quarters)}`;

/** Whether a family's share can be taken off the board, from its animal or from the line. */
export function canLeaveBoard(
  { order, pricing, hangingPounds, packagedPounds }: HerdClaim_claimFragment,
  animal: Pick<AnimalPlaces_animalFragment, 'tag' | 'stage' | 'inspection'> | null,
): boolean {
  const share = { animal, pricing, isWeighed: hangingPounds !== null, isPacked: packagedPounds !== null };
  return order !== null && !offBoardRefusal({ ...share, status: order.status });
}

/** Returns each share on an animal once, in the order of the places. */
export function sharesOn(places: Places): { claim: HerdClaim_claimFragment; numbers: number[] }[] {
  const claims = new Map(places.flatMap(({ claim }) => (claim ? [[claim.id, claim]] : [])));
  return [...claims.values()].map((claim) => ({
    claim,
    numbers: places.filter((place) => place.claim?.id === claim.id).map(({ number }) => number),
  }));
}

export const drawnPlaces = (places: Places): DrawnPlace[] =>
  places.map(({ number, taken, claim }) => ({
    number,
    taken,
    kept: claim?.keptByRanch ?? false,
    share: claim?.id ?? null,
    name: claim ? holderOf(claim) : 'Free',
  }));

const list = new Intl.ListFormat('en-US');

/** Names the families that hold shares of an animal, such as 'Ann Miller and Ben Carter'. Empty if there are none. */
export function familiesOn(places: Places): string {
  return list.format(sharesOn(places).flatMap(({ claim }) => (claim.order ? [claim.order.customer.name] : [])));
}

/** Names the families that owe the deposit for a share of an animal. Empty if there are none. */
export function owingOn(places: Places): string {
  const owing = sharesOn(places).filter(({ claim }) => owesDeposit(claim));
  return list.format(owing.map(({ claim }) => holderOf(claim)));
}

/** Whether a family owes the deposit for its share, as far as the viewer may know. */
export const owesDeposit = ({ order, deposit = 0, depositReceivedAt }: HerdClaim_claimFragment): boolean =>
  order !== null && order.status !== 'CANCELED' && (deposit ?? 0) > 0 && !depositReceivedAt;
