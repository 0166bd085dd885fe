import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { patient } from '../ui/patient';
import { useAdminParams } from './useAdminParams';

export interface RecordDialogProps {
  id: string;
  onClose: () => void;
}

const records: Record<string, LazyExoticComponent<ComponentType<RecordDialogProps>>> = {
  ranch: lazy(patient(() => import('../ranchers/approval/RancherDetailsDialog'))),
  ledger: lazy(patient(() => import('../commissions/management/LedgerDialog'))),
  order: lazy(patient(() => import('../orders/all/OrderDetailsDialog'))),
  support: lazy(patient(() => import('../support/SupportView'))),
};

/** The record that the URL names, over the list: `?order=12` can be sent to a colleague. */
export function OpenRecord() {
  const { params, change } = useAdminParams();
  const kind = Object.keys(records).find((name) => params.has(name));
  const Record = kind && records[kind];
  if (!kind || !Record) return null;
  return (
    <Suspense>
      <Record id={params.get(kind) ?? ''} onClose={() => change({ [kind]: null }, { replace: true })} />
    </Suspense>
  );
}
