import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { retryImport } from '../ui/state/retryImport';
import { type RanchAction, RanchActionsContext, type RanchDialogProps } from './useRanchActions';

const loadApproval = () => import('./ranches/ApproveDialog');

const dialogs: Record<RanchAction['verb'], LazyExoticComponent<ComponentType<RanchDialogProps>>> = {
  approve: lazy(retryImport(() => loadApproval().then((module) => ({ default: module.ApproveDialog })))),
  reject: lazy(retryImport(() => import('./ranches/RejectDialog'))),
  suspend: lazy(retryImport(() => import('./ranches/SuspendDialog'))),
  shareTemporaryPassword: lazy(
    retryImport(() => loadApproval().then((module) => ({ default: module.TemporaryPasswordDialog }))),
  ),
  edit: lazy(retryImport(() => import('./ranches/editing/EditRanchDialog'))),
  setRate: lazy(retryImport(() => import('./commission/SetRateDialog'))),
  recordPayment: lazy(retryImport(() => import('./commission/RecordPaymentDialog'))),
  adjustCommission: lazy(retryImport(() => import('./commission/AdjustCommissionDialog'))),
};

/** Renders the open dialog above the lists, because its ranch may leave a list while the dialog is open. */
export function RanchActions({ children }: { children: ReactNode }) {
  const [action, setAction] = useState<RanchAction | null>(null);
  // A dialog may open another one, which must stay open when the first one closes.
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
