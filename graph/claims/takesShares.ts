import { ANIMAL_STAGE, type AnimalStage } from '../../rules/herd/animalStage';
import { conflict } from '../errors';

/** Until the weights are known, a ranch can still give a share away. Whether it may be sold after the harvest, the law says. */
const TAKES_SHARES: readonly AnimalStage[] = ['OPEN', 'HARVESTED'];

/** Errors: CONFLICT. */
export function refuseClosed({ stage }: { stage: AnimalStage }): void {
  if (TAKES_SHARES.includes(stage)) return;
  const hint = stage === 'PLANNED' ? 'Open it first.' : 'Choose another animal.';
  throw conflict(`This animal is ${ANIMAL_STAGE.label(stage)} and takes no shares. ${hint}`);
}
