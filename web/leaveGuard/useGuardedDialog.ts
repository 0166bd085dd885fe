import { useRef, useState } from 'react';
import { useLeaveGuard } from './useLeaveGuard';

export interface GuardedDialogProps {
  open: boolean;
  onReopen: () => void;
  onClose: () => void;
}

/** Asks before unsaved changes are lost, whether by closing the dialog, going back or leaving the page. */
export function useGuardedDialog({ open, onReopen, onClose }: GuardedDialogProps) {
  const [unsaved, setUnsaved] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const leaving = useLeaveGuard(unsaved);
  const isDiscarded = useRef(false);
  // If the person went Back, the URL no longer has the dialog, which stays open until they answer.
  const wentBack = unsaved && !open;

  const stay = () => {
    setConfirming(false);
    leaving.stay();
    if (wentBack) onReopen();
  };
  const discard = () => {
    isDiscarded.current = false;
    setConfirming(false);
    if (leaving.isBlocked) {
      void leaving.leave();
      return;
    }
    setUnsaved(false);
    if (open) onClose();
  };

  return {
    isOpen: open || unsaved,
    setUnsaved,
    close: () => (unsaved ? setConfirming(true) : onClose()),
    saved() {
      setUnsaved(false);
      onClose();
    },
    question: {
      open: isConfirming || wentBack || leaving.isBlocked,
      onConfirm() {
        isDiscarded.current = true;
      },
      // The question closes after either answer. `onConfirm` has recorded whether the answer was to discard.
      onOpenChange: () => (isDiscarded.current ? discard() : stay()),
    },
  };
}
