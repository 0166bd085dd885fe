import { useEffect, useRef } from 'react';

/** A dialog gives the focus back to its opener. If that has left the list meanwhile, the keyboard goes on from the list. */
export function useFocusAfterDialog(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Behind the dialog's own way of giving it back.
    return () => void setTimeout(() => document.activeElement === document.body && list.current?.focus());
  }, [isOpen]);
  return list;
}
