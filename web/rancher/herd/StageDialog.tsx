import { useMutation } from '@apollo/client/react';
import {
  ANIMAL_STAGE,
  ANIMAL_STAGE_MEANING,
  ANIMAL_STAGE_NEEDS,
  type AnimalStage,
  nextAnimalStages,
} from '../../../rules/herd/animalStage';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { FormDialog } from '../../ui/form/FormDialog';
import { RadioCards } from '../../ui/input/RadioCards';
import type { AnimalDialogProps } from './dialogProps';
import { MoveAnimalDocument } from './MoveAnimal.generated';

/** Moves an animal to another stage, and says what the others need first. Withdrawing has its own dialog. */
export default function StageDialog({ animal, ...dialog }: AnimalDialogProps) {
  const { id, tag, stage: current } = animal;
  const stages = nextAnimalStages(current).filter((stage) => stage !== 'WITHDRAWN');
  const isPossible = (stage: AnimalStage) => animal.nextStages.includes(stage);
  const [moveAnimal] = useMutation(MoveAnimalDocument);
  const move = useSubmit({
    send: ({ stage }: { stage: AnimalStage }) => moveAnimal({ variables: { id, stage } }),
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
      initialValues={{ stage: stages.find(isPossible) ?? current }}
      onSubmit={move}
      submitLabel="Change Stage"
      reinitialize
    >
      <RadioCards
        name="stage"
        legend="Next stage"
        options={stages.map((stage) => ({
          value: stage,
          title: ANIMAL_STAGE.label(stage),
          description: ANIMAL_STAGE_MEANING[stage],
          ...(!isPossible(stage) && { disabledReason: ANIMAL_STAGE_NEEDS[stage] }),
        }))}
      />
    </FormDialog>
  );
}
