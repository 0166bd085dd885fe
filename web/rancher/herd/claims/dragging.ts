import { type Active, type Over, useDndContext, useDroppable } from '@dnd-kit/core';
import { takesShares } from '../../../../rules/herd/animalStage';
import { choosePlaces, isQuarters, type Side } from '../../../../rules/herd/quarters';
import type { AnimalPlaces_animalFragment } from './AnimalPlaces.generated';
import type { HerdClaim_claimFragment } from './HerdClaim.generated';
import type { Spot } from './useMoveClaims';

/** A share that is being moved, and where it comes from. */
export interface DraggedShare {
  claim: HerdClaim_claimFragment;
  spot: Spot;
}

interface DropSpot {
  spot: Spot;
  /** How a screen reader names it. */
  words: string;
}

export const draggedShare = ({ data }: Active) => data.current as DraggedShare;

export const dropSpot = ({ data }: Over) => data.current as DropSpot;

type DropState = 'idle' | 'possible' | 'over';

/** A place where shares can be dropped if they fit. */
function useDropSpot(id: string, data: DropSpot, fits: (share: DraggedShare) => boolean) {
  const { active } = useDndContext();
  const isPossible = active !== null && fits(draggedShare(active));
  const { setNodeRef, isOver } = useDroppable({ id, data: { ...data }, disabled: !isPossible });
  const state: DropState = !isPossible ? 'idle' : isOver ? 'over' : 'possible';
  return { ref: setNodeRef, 'data-drop': state };
}

/** The families in it can come back from an animal. What the ranch keeps never waits. */
export const useDropOnLine = () =>
  useDropSpot('line', { spot: null, words: 'the line' }, ({ claim }) => !claim.keptByRanch);

/** A side of an animal, with room for the share. */
export function useDropOnSide(animal: AnimalPlaces_animalFragment, side: Side) {
  const { id, tag } = animal;
  const data = { spot: { animal: { id, tag }, side }, words: `animal ${tag}, side ${side}` };
  return useDropSpot(`${id}/${side}`, data, ({ claim }) => fitsOn(animal, claim, side));
}

/** Whether a share has room on an animal. Places that it holds already are free for it. */
export function fitsOn(animal: AnimalPlaces_animalFragment, claim: HerdClaim_claimFragment, side?: Side): boolean {
  const { quarters } = claim;
  if (!takesShares(animal.stage) || !isQuarters(quarters)) return false;
  const others = animal.places.filter((place) => place.taken && place.claim?.id !== claim.id);
  const taken = others.map(({ number }) => number);
  return choosePlaces(taken, quarters, side) !== null;
}
