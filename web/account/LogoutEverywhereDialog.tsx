import { mutate } from '../apollo/mutate';
import { useEndSession } from '../session/useEndSession';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { LogoutEverywhereDocument } from './LogoutEverywhereDialog.generated';

interface LogoutEverywhereDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function LogoutEverywhereDialog(dialog: LogoutEverywhereDialogProps) {
  const leave = useEndSession();
  return (
    <ConfirmDialog
      {...dialog}
      title="Sign out everywhere?"
      description="You'll need to sign in again on each device."
      confirmLabel="Sign out everywhere"
      onConfirm={() => leave(() => mutate(LogoutEverywhereDocument, {}))}
    />
  );
}
