import { useFormikContext } from 'formik';
import { LeaveQuestion } from './LeaveQuestion';
import { useLeaveGuard } from './useLeaveGuard';

/** Asks before changes in the form around it are lost. */
export function LeaveGuard() {
  const { dirty } = useFormikContext();
  const { isBlocked, stay, leave } = useLeaveGuard(dirty);
  return <LeaveQuestion of="the ranch profile" open={isBlocked} onOpenChange={stay} onConfirm={leave} />;
}
