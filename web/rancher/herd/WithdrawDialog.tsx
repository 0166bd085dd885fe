import { useApolloClient, useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Notice } from '../../ui/state/Notice';
import type { AnimalDialogProps } from './animalDialog';
import { familiesOn } from './claims/shares';
import { MoveAnimalDocument } from './MoveAnimal.generated';
import { refreshHerd } from './refreshHerd';

/** Asks for confirmation before withdrawing an animal for good. */
export default function WithdrawDialog({ animal: { id, tag, places }, open, onClose }: AnimalDialogProps) {
  const client = useApolloClient();
  const families = familiesOn(places);
  const [moveAnimal] = useMutation(MoveAnimalDocument);
  const withdraw = useSubmit({
    send: () => moveAnimal({ variables: { id, stage: 'WITHDRAWN' } }),
    successToast: { title: `Animal ${tag} was withdrawn`, description: 'You can find it under Past.' },
    errorToast: `Couldn't withdraw animal ${tag}`,
    // Refetches the board, because the animal's shares have returned to the line.
    onSuccess: () => refreshHerd(client),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Withdraw animal ${tag}?`}
      description="Do this if it died or isn't fit for harvest. A withdrawn animal can't come back."
      confirmLabel="Withdraw Animal"
      cancelLabel="Keep Animal"
      tone="danger"
      onConfirm={() => withdraw()}
    >
      {families && <Notice tone="warning">{`Back to the front of the line: ${families}. Let them know.`}</Notice>}
    </ConfirmDialog>
  );
}
