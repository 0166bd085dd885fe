import { lazy, Suspense } from 'react';
import { patient } from '../../ui/patient';
import { useLast } from '../useLast';
import type { UrlDialog } from '../useUrlDialog';

const QuickViewDialog = lazy(patient(() => import('./QuickViewDialog')));

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
