import { useMutation } from '@apollo/client/react';
import {
  ANIMAL_STAGE,
  ANIMAL_STAGE_MEANING,
  type AnimalStage,
  nextAnimalStages,
} from '../../../rules/herd/animalStage';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { FormDialog } from '../../ui/form/FormDialog';
import { RadioCards } from '../../ui/input/RadioCards';
import type { AnimalDialogProps } from './animalDialog';
import { MoveAnimalDocument } from './MoveAnimal.generated';

/** Moves an animal to another stage. Why one isn't possible now, the server says. Withdrawing has its own dialog. */
export default function StageDialog({ animal, ...dialog }: AnimalDialogProps) {
  const { id, tag, stage: now } = animal;
  const stages = nextAnimalStages(now).filter((stage) => stage !== 'WITHDRAWN');
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
      description={`Now it's ${ANIMAL_STAGE.label(now)}. ${ANIMAL_STAGE_MEANING[now]}`}
      initialValues={{ stage: stages[0] ?? now }}
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
        }))}
      />
    </FormDialog>
  );
}
