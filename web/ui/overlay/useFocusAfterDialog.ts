import { useEffect, useRef } from 'react';

/** Moves the focus to the list if the dialog's opener has left it. */
export function useFocusAfterDialog(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Runs after the dialog returns the focus.
    return () => void setTimeout(() => document.activeElement === document.body && list.current?.focus());
  }, [isOpen]);
  return list;
}
