import { createContext, useContext } from 'react';
import type { RanchAction_rancherFragment } from './RanchAction.generated';

export interface RanchAction {
  verb:
    | 'approve'
    | 'reject'
    | 'suspend'
    | 'edit'
    | 'setRate'
    | 'recordPayment'
    | 'adjustCommission'
    | 'shareTemporaryPassword';
  ranch: RanchAction_rancherFragment;
  /** The payment in cents, if it isn't the whole balance. */
  amount?: number;
}

export type RanchDialogProps = Omit<RanchAction, 'verb'> & { onClose: () => void };

export const RanchActionsContext = createContext<((action: RanchAction) => void) | null>(null);

/** Opens the dialog of an action: `act({ verb: 'approve', ranch })`. */
export function useRanchActions() {
  const act = useContext(RanchActionsContext);
  if (!act) throw new Error('useRanchActions needs RanchActions above it');
  return act;
}
