import { ANIMAL_STAGE, type AnimalStage, isReadyAt } from '../herd/animalStage';

interface OrderedShare {
  name: string;
  /** Null while the share is in line. */
  animal: { tag: string; stage: AnimalStage } | null;
}

/** Why an order can't be fulfilled: a share of it is in line, or on an animal whose beef isn't ready. Undefined when it can. */
export function fulfillmentRefusal(shares: readonly OrderedShare[]): string | undefined {
  const inLine = shares.find(({ animal }) => !animal);
  if (inLine) {
    return `The ${inLine.name} of this order is still in line. Put it on an animal first, and mark the order as fulfilled once that is Ready and the family has its beef. If the beef was sold another way, take the share off the board.`;
  }
  const early = shares.flatMap(({ animal }) => (animal && !isReadyAt(animal.stage) ? animal : []))[0];
  if (!early) return undefined;
  return `Animal ${early.tag} is ${ANIMAL_STAGE.label(early.stage)}. Mark the order as fulfilled once the animal is Ready and the family has its beef. If the beef was sold another way, take the share off the board.`;
}
