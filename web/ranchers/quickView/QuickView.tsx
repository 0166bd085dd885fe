import { lazy, Suspense } from 'react';
import { useLast } from '../useLast';
import type { UrlDialog } from '../useUrlDialog';

const QuickViewDialog = lazy(() => import('./QuickViewDialog'));

/** The dialog over the list, as the address says; its code comes when it is first opened. */
export function QuickView({ dialog }: { dialog: UrlDialog }) {
  const id = useLast(dialog.value);
  if (id === null) return null;
  return (
    <Suspense>
      <QuickViewDialog id={id} dialog={dialog} />
    </Suspense>
  );
}
