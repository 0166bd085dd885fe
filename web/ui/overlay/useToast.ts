import { createContext, useContext } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Not caused by the person, so screen readers announce it politely. */
  quiet?: boolean;
  action?: { label: string; onAction: () => void };
}

export interface ToastApi {
  toast: (message: ToastMessage) => void;
  dismiss: () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Shows a short message. A new toast replaces the last one. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}
