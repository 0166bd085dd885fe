import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../errors/useSubmit';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { RenewCalendarUrlDocument } from './RenewCalendarDialog.generated';

interface RenewCalendarDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function RenewCalendarDialog(dialog: RenewCalendarDialogProps) {
  const [renewUrl] = useMutation(RenewCalendarUrlDocument);
  const renew = useSubmit({
    send: () => renewUrl(),
    successToast: { title: 'New calendar address', description: 'Add it to your calendar again.' },
    errorToast: "Couldn't make a new address",
  });
  return (
    <ConfirmDialog
      {...dialog}
      title="Make a new calendar address?"
      description="The old address stops working. You'll need to add the new one to your calendar."
      confirmLabel="Make a new address"
      onConfirm={() => renew()}
    />
  );
}
