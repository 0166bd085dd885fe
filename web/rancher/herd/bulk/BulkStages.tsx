import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ANIMAL_STAGE,
  ANIMAL_STAGE_MEANING,
  type AnimalStage,
  nextAnimalStages,
} from '../../../../rules/herd/animalStage';
import { useSubmit } from '../../../errors/useSubmit';
import { Button } from '../../../ui/button/Button';
import { Cluster } from '../../../ui/layout/arrange';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { ToastMessage } from '../../../ui/overlay/useToast';
import type { ChosenRows } from '../../../ui/table/ChooseRow';
import { NameList } from '../../../ui/text/NameList';
import type { AnimalCard_animalFragment } from '../AnimalCard.generated';
import { changeEach } from '../changeEach';
import { refreshHerd } from '../refreshHerd';
import { MoveOneAnimalDocument } from './MoveAnimals.generated';

interface BulkStagesProps {
  animals: readonly AnimalCard_animalFragment[];
  chosen: ChosenRows;
}

/** Shows a button for each stage that selected animals can move to. A move that can't be undone asks first. */
export default function BulkStages({ animals, chosen }: BulkStagesProps) {
  const [confirming, setConfirming] = useState<StageMove>();
  const [isMoving, setMoving] = useState(false);
  const moveAnimals = useMoveAnimals();
  const move = async (possible: StageMove) => {
    setMoving(true);
    await moveAnimals(possible);
    setMoving(false);
    chosen.chooseAll(false);
  };
  return (
    <Cluster role="group" aria-label="Several animals at once">
      {movesOf(animals).map((possible) => (
        <Button
          key={possible.stage}
          size="small"
          pending={isMoving}
          onClick={() => (canReturn(possible) ? void move(possible) : setConfirming(possible))}
        >
          Mark {possible.animals.length} as {ANIMAL_STAGE.label(possible.stage)}
        </Button>
      ))}
      {confirming && (
        <ConfirmMove {...confirming} onClose={() => setConfirming(undefined)} onConfirm={() => move(confirming)} />
      )}
    </Cluster>
  );
}

interface ConfirmMoveProps extends StageMove {
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

function ConfirmMove({ stage, animals, onClose, onConfirm }: ConfirmMoveProps) {
  const label = ANIMAL_STAGE.label(stage);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Mark ${countAnimals(animals.length)} as ${label}?`}
      description={`${ANIMAL_STAGE_MEANING[stage]} You can't take this back.`}
      confirmLabel={`Mark as ${label}`}
      onConfirm={onConfirm}
    >
      <NameList label="Animals to move" names={animals.map(({ tag }) => `Animal ${tag}`)} />
    </ConfirmDialog>
  );
}

type Animal = Pick<AnimalCard_animalFragment, 'id' | 'tag' | 'stage'>;

/** A move of several animals to the same stage. */
export interface StageMove {
  stage: AnimalStage;
  animals: readonly Animal[];
}

const countAnimals = (count: number) => (count === 1 ? '1 animal' : `${count} animals`);

/** Returns for each stage the animals that can move there now. Withdrawing is only possible one by one. */
function movesOf(animals: readonly AnimalCard_animalFragment[]): StageMove[] {
  const stages = ANIMAL_STAGE.values.filter((stage) => stage !== 'WITHDRAWN');
  return stages
    .map((stage) => ({ stage, animals: animals.filter(({ nextStages }) => nextStages.includes(stage)) }))
    .filter((move) => move.animals.length > 0);
}

const canReturn = ({ stage, animals }: StageMove): boolean =>
  animals.every((animal) => nextAnimalStages(stage).includes(animal.stage));

function useMoveAnimals() {
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
