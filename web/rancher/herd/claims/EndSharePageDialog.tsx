import { mutate } from '../../../apollo/mutate';
import { useSubmit } from '../../../errors/useSubmit';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { ClaimDialogProps } from '../dialogProps';
import { RenewSharePageDocument } from './MoveClaims.generated';
import { shareText } from './shares';

/** Asks before the codes on a share's labels stop working, because the labels have to be printed again. */
export default function EndSharePageDialog({ claim, open, onClose }: ClaimDialogProps) {
  const end = useSubmit({
    send: () => mutate(RenewSharePageDocument, { claimId: claim.id }),
    successToast: { title: 'The old codes no longer work' },
    errorToast: "Couldn't end the codes",
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`End the codes of ${shareText(claim)}?`}
      description="Labels that are already on its boxes won't open its page anymore. New labels get a new code."
      confirmLabel="End the Codes"
      onConfirm={() => end()}
    />
  );
}
