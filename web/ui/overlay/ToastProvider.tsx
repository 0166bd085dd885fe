import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { retryImport } from '../state/retryImport';
import type { ShownToast } from './ToastViewport';
import { type ToastApi, ToastContext } from './useToast';

const REMOVAL_DELAY = 1_000_000;

const loadViewport = retryImport(() => import('./ToastViewport').then((module) => ({ default: module.ToastViewport })));
const ToastViewport = lazy(loadViewport);

/** Holds the current toast. Loads the viewport's code after the page, so that toasts work if the connection is lost later. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);

  const api = useMemo<ToastApi>(
    () => ({
      toast: (message) => setShown((before) => ({ ...message, key: (before?.key ?? 0) + 1, open: true })),
      dismiss: () => setShown((before) => before && { ...before, open: false }),
    }),
    [],
  );

  /** Dismisses a toast, unless another toast has already replaced it. */
  const close = ({ key }: ShownToast) =>
    setShown((before) => (before?.key === key ? { ...before, open: false } : before));

  useEffect(() => {
    const timer = setTimeout(loadViewport, 3000);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!shown || shown.open) return;
    const timer = setTimeout(() => setShown(null), REMOVAL_DELAY);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <ToastContext value={api}>
      {children}
      {shown && (
        <Suspense>
          <ToastViewport toast={shown} onClose={() => close(shown)} />
        </Suspense>
      )}
    </ToastContext>
  );
}
