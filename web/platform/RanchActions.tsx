import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { patient } from '../ui/patient';
import { type RanchAction, RanchActionsContext, type RanchDialogProps } from './useRanchActions';

const dialogs: Record<RanchAction['verb'], LazyExoticComponent<ComponentType<RanchDialogProps>>> = {
  approve: lazy(patient(() => import('../ranchers/approval/ApproveDialog'))),
  reject: lazy(patient(() => import('../ranchers/approval/RejectDialog'))),
  suspend: lazy(patient(() => import('../ranchers/approval/SuspendDialog'))),
  shareTemporaryPassword: lazy(patient(() => import('../ranchers/approval/TemporaryPasswordDialog'))),
  edit: lazy(patient(() => import('../ranchers/editing/EditRancherDialog'))),
  setRate: lazy(patient(() => import('../commissions/management/SetRateDialog'))),
  recordPayment: lazy(patient(() => import('../commissions/management/RecordPaymentDialog'))),
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
