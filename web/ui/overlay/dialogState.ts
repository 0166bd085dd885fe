import { useEffect, useRef } from 'react';

/** Whether a dialog is open. The component that opens it holds this. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Stops Radix from closing a dialog. */
export const keepOpen = (event: Event) => event.preventDefault();

/** Returns handlers that return the focus to the opener, since our dialogs don't use Radix's `Trigger`. */
export function useReturnFocus(toRead = false) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (!toRead) return;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

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

/** Returns the last non-null value, so that a closing dialog still shows its content. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
