import { createContext, useContext } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Whether the person didn't cause the message. Screen readers then announce it without interrupting. */
  quiet?: boolean;
  action?: { label: string; onAction: () => void };
}

export interface ToastApi {
  toast: (message: ToastMessage) => void;
  dismiss: () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Returns functions to show a short message, which replaces the previous one, and to dismiss it. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}
