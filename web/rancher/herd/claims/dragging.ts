import { type Active, type Over, useDndContext, useDroppable } from '@dnd-kit/core';
import { takesShares } from '../../../../rules/herd/animalStage';
import { choosePlaces, isQuarters, type Side } from '../../../../rules/herd/quarters';
import type { AnimalPlaces_animalFragment } from './AnimalPlaces.generated';
import type { HerdClaim_claimFragment } from './HerdClaim.generated';
import type { Spot } from './useMoveClaims';

/** A share that is being dragged, and the spot that it comes from. */
export interface DraggedShare {
  claim: HerdClaim_claimFragment;
  spot: Spot;
}

interface DropSpot {
  spot: Spot;
  /** The spot's name for screen readers. */
  label: string;
}

export const draggedShare = ({ data }: Active) => data.current as DraggedShare;

export const dropSpot = ({ data }: Over) => data.current as DropSpot;

type DropState = 'idle' | 'possible' | 'over';

function useDropSpot(id: string, data: DropSpot, fits: (share: DraggedShare) => boolean) {
  const { active } = useDndContext();
  const isPossible = active !== null && fits(draggedShare(active));
  const { setNodeRef, isOver } = useDroppable({ id, data: { ...data }, disabled: !isPossible });
  const state: DropState = !isPossible ? 'idle' : isOver ? 'over' : 'possible';
  return { ref: setNodeRef, 'data-drop': state };
}

/** Makes the line a drop target for families' shares. A share that the ranch keeps never waits in line. */
export const useDropOnLine = () =>
  useDropSpot('line', { spot: null, label: 'the line' }, ({ claim }) => !claim.keptByRanch);

/** Makes a side of an animal a drop target for shares that fit on it. */
export function useDropOnSide(animal: AnimalPlaces_animalFragment, side: Side) {
  const { id, tag } = animal;
  const data = { spot: { animal: { id, tag }, side }, label: `animal ${tag}, side ${side}` };
  return useDropSpot(`${id}/${side}`, data, ({ claim }) => fitsOn(animal, claim, side));
}

/** Returns whether a share fits on an animal. Places that the share already holds count as free. */
export function fitsOn(animal: AnimalPlaces_animalFragment, claim: HerdClaim_claimFragment, side?: Side): boolean {
  const { quarters } = claim;
  if (!takesShares(animal.stage) || !isQuarters(quarters)) return false;
  const others = animal.places.filter((place) => place.taken && place.claim?.id !== claim.id);
  const taken = others.map(({ number }) => number);
  return choosePlaces(taken, quarters, side) !== null;
}
