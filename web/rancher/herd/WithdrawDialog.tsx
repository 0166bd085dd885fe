import { useMutation } from '@apollo/client/react';
import { isBeforeHarvest } from '../../../rules/herd/animalStage';
import {
  WITHDRAWN_PAYMENTS,
  WITHDRAWN_PAYMENTS_MEANING,
  type WithdrawnPayments,
  withdrawalInput,
} from '../../../rules/herd/withdrawal';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';

import { ReasonField } from '../../parts/reports/ReasonField';
import { FormDialog } from '../../ui/form/FormDialog';
import { describedCards, RadioCards } from '../../ui/input/RadioCards';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Notice } from '../../ui/state/Notice';
import { familiesOn } from './claims/shares';
import type { AnimalDialogProps } from './dialogProps';
import { MoveAnimalDocument } from './MoveAnimal.generated';
import { refreshHerd } from './refreshHerd';

/** Asks for confirmation before withdrawing an animal for good, and after its harvest for the reason. */
export default function WithdrawDialog(props: AnimalDialogProps) {
  return isBeforeHarvest(props.animal.stage) ? <WithdrawLive {...props} /> : <WithdrawHarvested {...props} />;
}

function useWithdraw({ id, tag }: AnimalDialogProps['animal']) {
  const [moveAnimal, { client }] = useMutation(MoveAnimalDocument);
  return {
    send: (given: { reason?: string; payments?: WithdrawnPayments }) =>
      moveAnimal({ variables: { id, stage: 'WITHDRAWN', ...given } }),
    successToast: { title: `Animal ${tag} was withdrawn`, description: 'You can find it under Past.' },
    // Refetches the board, because the animal's shares have returned to the line.
    refresh: () => refreshHerd(client),
  };
}

function WithdrawLive({ animal, open, onClose }: AnimalDialogProps) {
  const families = familiesOn(animal.places);
  const { refresh, ...withdrawal } = useWithdraw(animal);
  const withdraw = useSubmit({
    ...withdrawal,
    errorToast: `Couldn't withdraw animal ${animal.tag}`,
    onSuccess: refresh,
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Withdraw animal ${animal.tag}?`}
      description="Do this if it died or isn't fit for harvest. A withdrawn animal can't come back."
      confirmLabel="Withdraw Animal"
      cancelLabel="Keep Animal"
      tone="danger"
      onConfirm={() => withdraw({})}
    >
      {families && <Notice tone="warning">{`Back to the front of the line: ${families}. Let them know.`}</Notice>}
    </ConfirmDialog>
  );
}

const PAYMENT_CARDS = describedCards(WITHDRAWN_PAYMENTS.options, WITHDRAWN_PAYMENTS_MEANING);
const NOTHING_YET: { reason: string; payments: WithdrawnPayments } = { reason: '', payments: 'MOVED' };

function WithdrawHarvested({ animal, ...dialog }: AnimalDialogProps) {
  const families = familiesOn(animal.places);
  const { refresh, ...withdrawal } = useWithdraw(animal);
  const withdraw = useSubmit({
    ...withdrawal,
    onSuccess: () => {
      dialog.onClose();
      return refresh();
    },
    ...errorsInForm(),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Withdraw animal ${animal.tag}?`}
      description="Do this if its beef was condemned or can't be used. A withdrawn animal can't come back."
      initialValues={NOTHING_YET}
      schema={withdrawalInput(animal.stage)}
      onSubmit={withdraw}
      submitLabel="Withdraw Animal"
      submitVariant="danger"
      reinitialize
    >
      <ReasonField label="What happened" />
      {families && <RadioCards name="payments" legend={`What ${families} paid`} options={PAYMENT_CARDS} />}
    </FormDialog>
  );
}
