import { ANIMAL_STAGE, type AnimalStage, takesShares } from '../../rules/herd/animalStage';
import { conflict } from '../errors';

/** Errors: CONFLICT. */
export function assertTakesShares({ stage }: { stage: AnimalStage }): void {
  if (takesShares(stage)) return;
  const hint = stage === 'PLANNED' ? 'Open it first.' : 'Choose another animal.';
  throw conflict(`This animal is ${ANIMAL_STAGE.label(stage)} and takes no shares. ${hint}`);
}
