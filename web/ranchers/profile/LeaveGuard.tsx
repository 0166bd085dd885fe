import { useFormikContext } from 'formik';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useLeaveGuard } from './useLeaveGuard';

/** Asks before what was typed in the form around it is lost. */
export function LeaveGuard() {
  const { dirty } = useFormikContext();
  const { isHeld, stay, leave } = useLeaveGuard(dirty);
  return (
    <ConfirmDialog
      open={isHeld}
      onOpenChange={stay}
      title="Leave without saving?"
      description="Your changes to the ranch profile are not saved yet. They are lost when you leave."
      confirmLabel="Leave Without Saving"
      cancelLabel="Keep Editing"
      tone="danger"
      onConfirm={leave}
    />
  );
}
