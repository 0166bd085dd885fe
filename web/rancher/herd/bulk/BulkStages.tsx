import { useState } from 'react';
import { ANIMAL_STAGE, ANIMAL_STAGE_MEANING } from '../../../../rules/herd/animalStage';
import { Button } from '../../../ui/button/Button';
import { Cluster } from '../../../ui/layout/arrange';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { ChosenRows } from '../../../ui/table/ChooseRow';
import { NameList } from '../../../ui/text/NameList';
import type { AnimalCard_animalFragment } from '../AnimalCard.generated';
import { canReturn, countAnimals, movesOf, type StageMove, useMoveAnimals } from './useMoveAnimals';

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
