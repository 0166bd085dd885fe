import { useEffect, useRef } from 'react';

/** When a dialog closes, moves the focus to the list if the button that opened the dialog has disappeared. */
export function useFocusAfterDialog(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Waits until the dialog has returned the focus.
    return () => void setTimeout(() => document.activeElement === document.body && list.current?.focus());
  }, [isOpen]);
  return list;
}
