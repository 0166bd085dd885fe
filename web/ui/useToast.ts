import { createContext, useContext } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Not what the person just did: a screen reader tells of it when it has finished. */
  quiet?: boolean;
  action?: { label: string; onAction: () => void };
}

export interface ToastApi {
  toast: (message: ToastMessage) => void;
  dismiss: () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Tells the person something in passing; a new toast takes the place of the one before. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}
