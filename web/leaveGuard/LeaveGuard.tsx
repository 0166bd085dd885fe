import { useFormikContext } from 'formik';
import { LeaveQuestion } from './LeaveQuestion';
import { useLeaveGuard } from './useLeaveGuard';

export function LeaveGuard() {
  const { dirty } = useFormikContext();
  const { isBlocked, stay, leave } = useLeaveGuard(dirty);
  return <LeaveQuestion of="the ranch profile" open={isBlocked} onOpenChange={stay} onConfirm={leave} />;
}
