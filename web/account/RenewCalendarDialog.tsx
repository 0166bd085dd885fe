import { mutate } from '../apollo/mutate';
import { useSubmit } from '../errors/useSubmit';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import type { DialogState } from '../ui/overlay/dialogState';
import { RenewCalendarUrlDocument } from './RenewCalendarDialog.generated';

export default function RenewCalendarDialog(dialog: DialogState) {
  const renew = useSubmit({
    send: () => mutate(RenewCalendarUrlDocument, {}),
    successToast: { title: 'New calendar link', description: 'Add it to your calendar again.' },
    errorToast: "Couldn't get a new link",
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Get a new calendar link?"
      description="The old link will stop working. You'll need to add the new one to your calendar."
      confirmLabel="Get a New Calendar Link"
      onConfirm={() => renew()}
    />
  );
}
