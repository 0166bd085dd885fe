import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { patient } from './patient';
import type { ShownToast } from './ToastViewport';
import { type ToastApi, ToastContext } from './useToast';

const REMOVAL_DELAY = 1_000_000;

const loadViewport = patient(() => import('./ToastViewport').then((module) => ({ default: module.ToastViewport })));
const ToastViewport = lazy(loadViewport);

/** Keeps the one toast. What draws it loads after the page does, early enough to tell of a lost connection. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);

  const api = useMemo<ToastApi>(
    () => ({
      toast: (message) => setShown((before) => ({ ...message, key: (before?.key ?? 0) + 1, open: true })),
      dismiss: () => setShown((before) => before && { ...before, open: false }),
    }),
    [],
  );

  /** The time of one toast may run out in the moment in which the next one comes: that one stays. */
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
