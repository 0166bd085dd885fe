import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { type RanchAction, RanchActionsContext, type RanchDialogProps } from './useRanchActions';

const dialogs: Record<RanchAction['verb'], LazyExoticComponent<ComponentType<RanchDialogProps>>> = {
  approve: lazy(() => import('../ranchers/approval/ApproveDialog')),
  reject: lazy(() => import('../ranchers/approval/RejectDialog')),
  suspend: lazy(() => import('../ranchers/approval/SuspendDialog')),
  shareTemporaryPassword: lazy(() => import('../ranchers/approval/TemporaryPasswordDialog')),
  setRate: lazy(() => import('../commissions/management/SetRateDialog')),
  recordPayment: lazy(() => import('../commissions/management/RecordPaymentDialog')),
};

/** Holds the open dialog above the lists, since the ranch that it is about may leave them while it is open. */
export function RanchActions({ children }: { children: ReactNode }) {
  const [action, setAction] = useState<RanchAction | null>(null);
  // The answer to one question may be the next one, which must not be closed along with it.
  const close = () => setAction((current) => (current === action ? null : current));
  return (
    <RanchActionsContext value={setAction}>
      {children}
      <Suspense>{action && <RanchDialog {...action} onClose={close} />}</Suspense>
    </RanchActionsContext>
  );
}

function RanchDialog({ verb, ...props }: RanchAction & RanchDialogProps) {
  const Dialog = dialogs[verb];
  return <Dialog {...props} />;
}
