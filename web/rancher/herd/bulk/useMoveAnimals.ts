import { useApolloClient } from '@apollo/client/react';
import { ANIMAL_STAGE, type AnimalStage, nextAnimalStages } from '../../../../rules/herd/animalStage';
import { useSubmit } from '../../../errors/useSubmit';
import type { ToastMessage } from '../../../ui/overlay/useToast';
import type { AnimalCard_animalFragment } from '../AnimalCard.generated';
import { changeEach } from '../changeEach';
import { refreshHerd } from '../refreshHerd';
import { MoveOneAnimalDocument } from './MoveAnimals.generated';

type Animal = Pick<AnimalCard_animalFragment, 'id' | 'tag' | 'stage'>;

/** A move of several animals to the same stage. */
export interface StageMove {
  stage: AnimalStage;
  animals: readonly Animal[];
}

export const countAnimals = (count: number) => (count === 1 ? '1 animal' : `${count} animals`);

/** Returns for each stage the animals that can move there now. Withdrawing is only possible one by one. */
export function movesOf(animals: readonly AnimalCard_animalFragment[]): StageMove[] {
  const stages = ANIMAL_STAGE.values.filter((stage) => stage !== 'WITHDRAWN');
  return stages
    .map((stage) => ({ stage, animals: animals.filter(({ nextStages }) => nextStages.includes(stage)) }))
    .filter((move) => move.animals.length > 0);
}

/** Whether animals can return from the stage that they are moved to. */
export const canReturn = ({ stage, animals }: StageMove): boolean =>
  animals.every((animal) => nextAnimalStages(stage).includes(animal.stage));

/** Returns a function that moves animals, and offers to undo it. */
export function useMoveAnimals() {
  const client = useApolloClient();
  const moveEach = async ({ stage, animals }: StageMove) => {
    const moved = await changeEach(animals, ({ id }) =>
      client.mutate({ mutation: MoveOneAnimalDocument, variables: { id, stage } }),
    );
    await refreshHerd(client);
    return moved;
  };
  const undo = useSubmit({
    send: async (moves: StageMove[]) => {
      const refused: string[] = [];
      for (const move of moves) refused.push(...(await moveEach(move)).refused);
      return refused;
    },
    successToast: ([refusal]) =>
      refusal ? { title: "Couldn't undo all of it", description: refusal } : { title: 'Undone' },
    errorToast: "Couldn't undo this",
  });
  return useSubmit({
    send: moveEach,
    successToast: ({ changed, refused }, move): ToastMessage => ({
      title: movedText(changed.length, move),
      ...(refused.length > 0 && { description: refused.join(' ') }),
      ...(changed.length > 0 &&
        canReturn(move) && { action: { label: 'Undo', onAction: () => void undo(backwards(changed)) } }),
    }),
    errorToast: "That didn't work",
  });
}

/** Returns the moves that bring animals back to the stages that they had. */
function backwards(moved: readonly Animal[]): StageMove[] {
  const stages = new Set(moved.map(({ stage }) => stage));
  return [...stages].map((stage) => ({ stage, animals: moved.filter((animal) => animal.stage === stage) }));
}

function movedText(count: number, { animals, stage }: StageMove): string {
  const all = countAnimals(animals.length);
  const which = count === animals.length ? all : `${count} of ${all}`;
  return `${which} now ${ANIMAL_STAGE.label(stage)}`;
}
