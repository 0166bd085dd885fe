import {
  ANIMAL_STAGE,
  ANIMAL_STAGE_MEANING,
  ANIMAL_STAGE_NEEDS,
  type AnimalStage,
  nextAnimalStages,
} from '../../../rules/herd/animalStage';
import { mutate } from '../../apollo/mutate';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { FormDialog } from '../../ui/form/FormDialog';
import { RadioCards } from '../../ui/input/RadioCards';
import type { AnimalDialogProps } from './dialogProps';
import { MoveAnimalDocument } from './MoveAnimal.generated';

/** Moves an animal to another stage, and says what the others need first. Withdrawing has its own dialog. */
export default function StageDialog({ animal, ...dialog }: AnimalDialogProps) {
  const { id, tag, stage: current } = animal;
  const cards = stageCards(animal);
  const move = useSubmit({
    send: ({ stage }: { stage: AnimalStage }) => mutate(MoveAnimalDocument, { id, stage }),
    successToast: (_, { stage }) => ({
      title: `Animal ${tag} is ${ANIMAL_STAGE.label(stage)}`,
      description: ANIMAL_STAGE_MEANING[stage],
    }),
    onSuccess: dialog.onClose,
    ...errorsInForm(),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Change stage of animal ${tag}`}
      description={`Now it's ${ANIMAL_STAGE.label(current)}. ${ANIMAL_STAGE_MEANING[current]}`}
      initialValues={{ stage: cards.find(({ disabledReason }) => !disabledReason)?.value ?? current }}
      onSubmit={move}
      submitLabel="Change Stage"
      reinitialize
    >
      <RadioCards name="stage" legend="Next stage" options={cards} />
    </FormDialog>
  );
}

const stageCards = ({ stage: current, nextStages }: AnimalDialogProps['animal']) => {
  const stages = nextAnimalStages(current).filter((stage) => stage !== 'WITHDRAWN');
  return stages.map((stage) => ({
    value: stage,
    title: ANIMAL_STAGE.label(stage),
    description: ANIMAL_STAGE_MEANING[stage],
    disabledReason: nextStages.includes(stage) ? undefined : ANIMAL_STAGE_NEEDS[stage],
  }));
};
