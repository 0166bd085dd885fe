import { useFormikContext } from 'formik';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { useLeaveGuard } from './useLeaveGuard';

/** Asks before changes in the form around it are lost. */
export function LeaveGuard() {
  const { dirty } = useFormikContext();
  const { isBlocked, stay, leave } = useLeaveGuard(dirty);
  return (
    <ConfirmDialog
      open={isBlocked}
      onOpenChange={stay}
      title="Leave without saving?"
      description="You haven't saved your changes to the ranch profile. If you leave, you'll lose them."
      confirmLabel="Leave Without Saving"
      cancelLabel="Keep Editing"
      tone="danger"
      onConfirm={leave}
    />
  );
}
