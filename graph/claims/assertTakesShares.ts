import { ANIMAL_STAGE, takesShares } from '../../rules/herd/animalStage';
import { pricingRefusal } from '../../rules/herd/legalPath';
import type { AnimalRow } from '../animals/Animal';
import { conflict } from '../errors';
import type { Rancher } from '../ranches/Rancher';

/** Refuses to sell shares of an animal in its stage, or at a price that its ranch's state forbids. Errors: CONFLICT. */
export function assertTakesShares({ stage, pricing }: Pick<AnimalRow, 'stage' | 'pricing'>, { state }: Rancher): void {
  const refusal = pricingRefusal(pricing, state);
  if (refusal) throw conflict(refusal);
  if (takesShares(stage)) return;
  const hint = stage === 'PLANNED' ? 'Open it first.' : 'Choose another animal.';
  throw conflict(`This animal is ${ANIMAL_STAGE.label(stage)} and takes no shares. ${hint}`);
}
