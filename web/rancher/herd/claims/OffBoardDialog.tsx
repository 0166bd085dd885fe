import { useApolloClient, useMutation } from '@apollo/client/react';
import { LIMITS } from '../../../../rules/fields/limits';
import { offBoardInput } from '../../../../rules/herd/offBoard';
import { errorsInForm, useSubmit } from '../../../errors/useSubmit';
import { Field } from '../../../ui/form/Field';
import { FormDialog } from '../../../ui/form/FormDialog';
import { refreshHerd } from '../refreshHerd';
import type { HerdClaim_claimFragment } from './HerdClaim.generated';
import { TakeShareOffBoardDocument } from './MoveClaims.generated';
import { holderOf, shareText } from './shares';

interface OffBoardDialogProps {
  claim: HerdClaim_claimFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks why a family's share is taken off the board, because that can't be undone. */
export default function OffBoardDialog({ claim, open, onOpenChange }: OffBoardDialogProps) {
  const client = useApolloClient();
  const [take] = useMutation(TakeShareOffBoardDocument);
  const close = () => onOpenChange(false);
  const submit = useSubmit({
    send: ({ reason }: { reason: string }) => take({ variables: { claimId: claim.id, reason } }),
    successToast: { title: `${shareText(claim)} is off the board`, description: 'Its places are free.' },
    onSuccess: () => {
      close();
      return refreshHerd(client);
    },
    ...errorsInForm(),
  });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={`Take ${shareText(claim)} off the board?`}
      description={`Do this if its beef was sold another way. Its places go to the next in line, and we email ${holderOf(claim)}. The order stands: enter the share's own weight, if it's sold by weight, under Price and Payments, then fulfill it. You can't undo this.`}
      initialValues={{ reason: '' }}
      schema={offBoardInput}
      onSubmit={submit}
      submitLabel="Take Off the Board"
      submitVariant="danger"
      reinitialize
    >
      <Field
        name="reason"
        label="What happened"
        type="textarea"
        rows={3}
        maxLength={LIMITS.reason}
        hint="The family reads it."
      />
    </FormDialog>
  );
}
