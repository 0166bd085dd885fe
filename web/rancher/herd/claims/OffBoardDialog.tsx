import { useMutation } from '@apollo/client/react';
import { offBoardInput } from '../../../../rules/herd/offBoard';
import { errorsInForm, useSubmit } from '../../../errors/useSubmit';

import { ReasonField } from '../../../parts/reports/ReasonField';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { ClaimDialogProps } from '../dialogProps';
import { refreshHerd } from '../refreshHerd';
import { TakeShareOffBoardDocument } from './MoveClaims.generated';
import { holderOf, shareText } from './shares';

/** Asks why a family's share is taken off the board, because that can't be undone. */
export default function OffBoardDialog({ claim, open, onClose }: ClaimDialogProps) {
  const [take, { client }] = useMutation(TakeShareOffBoardDocument);
  const submit = useSubmit({
    send: ({ reason }: { reason: string }) => take({ variables: { claimId: claim.id, reason } }),
    successToast: { title: `${shareText(claim)} is off the board`, description: 'Its places are free.' },
    onSuccess: () => {
      onClose();
      return refreshHerd(client);
    },
    ...errorsInForm(),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Take ${shareText(claim)} off the board?`}
      description={`Do this if its beef was sold another way. Its places go to the next in line, and we email ${holderOf(claim)}. The order stands: enter the share's own weight, if it's sold by weight, under Price and Payments, then fulfill it. You can't undo this.`}
      initialValues={{ reason: '' }}
      schema={offBoardInput}
      onSubmit={submit}
      submitLabel="Take Off the Board"
      submitVariant="danger"
      reinitialize
    >
      <ReasonField label="What happened" hint="The family reads it." />
    </FormDialog>
  );
}
