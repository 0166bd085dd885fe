import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import type { AnimalDialogProps } from './animalDialog';
import { MoveAnimalDocument } from './MoveAnimal.generated';

/** Asks before an animal is taken off the board for good. */
export default function WithdrawDialog({ animal: { id, tag }, open, onOpenChange }: AnimalDialogProps) {
  const [moveAnimal] = useMutation(MoveAnimalDocument);
  const withdraw = useSubmit({
    send: () => moveAnimal({ variables: { id, stage: 'WITHDRAWN' } }),
    success: { title: `Animal ${tag} was withdrawn`, description: 'You find it under Past.' },
    failure: `Couldn't withdraw animal ${tag}`,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Withdraw animal ${tag}?`}
      description="Do this if it died or isn't fit for harvest. A withdrawn animal can't come back."
      confirmLabel="Withdraw Animal"
      cancelLabel="Keep Animal"
      tone="danger"
      onConfirm={() => withdraw()}
    />
  );
}
