import { useRef, useState } from 'react';
import { useLeaveGuard } from '../ranchers/profile/useLeaveGuard';

export interface EditorInAddress {
  open: boolean;
  onReopen: () => void;
  onClose: () => void;
}

/** What is not saved is given up only after asking, whether one closes the editor, goes back or leaves the page. */
export function useUnsavedPhotos({ open, onReopen, onClose }: EditorInAddress) {
  const [unsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaveGuard(unsaved);
  const isGivenUp = useRef(false);
  // Back has taken it out of the address already.
  const wentBack = unsaved && !open;

  const stay = () => {
    setAsking(false);
    leaving.stay();
    if (wentBack) onReopen();
  };
  const giveUp = () => {
    isGivenUp.current = false;
    setAsking(false);
    if (leaving.isHeld) {
      void leaving.leave();
      return;
    }
    setUnsaved(false);
    if (open) onClose();
  };

  return {
    isOpen: open || unsaved,
    setUnsaved,
    close: () => (unsaved ? setAsking(true) : onClose()),
    saved() {
      setUnsaved(false);
      onClose();
    },
    question: {
      open: isAsking || wentBack || leaving.isHeld,
      onConfirm() {
        isGivenUp.current = true;
      },
      // It closes after either answer.
      onOpenChange: () => (isGivenUp.current ? giveUp() : stay()),
    },
  };
}
