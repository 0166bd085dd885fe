import { createContext, useContext } from 'react';
import type { RanchAction_rancherFragment } from './RanchAction.generated';

/** Something to be done to a ranch, in a dialog of its own. */
export interface RanchAction {
  verb: 'approve' | 'reject' | 'suspend' | 'edit' | 'setRate' | 'recordPayment' | 'shareTemporaryPassword';
  ranch: RanchAction_rancherFragment;
  /** In cents, where a payment is of another sum than the balance. */
  amount?: number;
}

export type RanchDialogProps = Omit<RanchAction, 'verb'> & { onClose: () => void };

export const RanchActionsContext = createContext<((action: RanchAction) => void) | null>(null);

/** `act({ verb: 'approve', ranch })` asks; what is answered is done by the dialog. */
export function useRanchActions() {
  const act = useContext(RanchActionsContext);
  if (!act) throw new Error('useRanchActions needs RanchActions above it');
  return act;
}
