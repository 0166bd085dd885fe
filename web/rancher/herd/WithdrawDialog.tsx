import { useApolloClient, useMutation } from '@apollo/client/react';
import { LIMITS } from '../../../rules/fields/limits';
import { isBeforeHarvest } from '../../../rules/herd/animalStage';
import {
  WITHDRAWN_PAYMENTS,
  WITHDRAWN_PAYMENTS_MEANING,
  type WithdrawnPayments,
  withdrawalInput,
} from '../../../rules/herd/withdrawal';
import { errorsInForm, useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { RadioCards } from '../../ui/input/RadioCards';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Notice } from '../../ui/state/Notice';
import type { AnimalDialogProps } from './animalDialog';
import { familiesOn } from './claims/shares';
import { MoveAnimalDocument } from './MoveAnimal.generated';
import { refreshHerd } from './refreshHerd';

/** Asks for confirmation before withdrawing an animal for good, and after its harvest for the reason. */
export default function WithdrawDialog(props: AnimalDialogProps) {
  return isBeforeHarvest(props.animal.stage) ? <WithdrawLive {...props} /> : <WithdrawHarvested {...props} />;
}

function useWithdraw({ id, tag }: AnimalDialogProps['animal']) {
  const client = useApolloClient();
  const [moveAnimal] = useMutation(MoveAnimalDocument);
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
      <Field name="reason" label="What happened" type="textarea" rows={3} maxLength={LIMITS.reason} />
      {families && (
        <RadioCards
          name="payments"
          legend={`What ${families} paid`}
          options={WITHDRAWN_PAYMENTS.options.map(({ value, label }) => ({
            value,
            title: label,
            description: WITHDRAWN_PAYMENTS_MEANING[value],
          }))}
        />
      )}
    </FormDialog>
  );
}
