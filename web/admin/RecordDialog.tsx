import { lazy, Suspense } from 'react';
import { retryImport } from '../ui/state/retryImport';
import { useAdminUrlState } from './useAdminUrlState';

const records = {
  ranch: lazy(retryImport(() => import('./ranches/RanchDetailsDialog'))),
  ledger: lazy(retryImport(() => import('./commission/LedgerDialog'))),
  order: lazy(retryImport(() => import('./orders/OrderDetailsDialog'))),
  support: lazy(retryImport(() => import('./support/SupportView'))),
};

const recordKinds = Object.keys(records) as (keyof typeof records)[];

/** Shows the record in the URL over the list, so that an admin can send a link like `?order=12` to a colleague. */
export function RecordDialog() {
  const address = useAdminUrlState();
  const kind = recordKinds.find((name) => address[name]);
  if (!kind) return null;
  const Record = records[kind];
  return (
    <Suspense>
      <Record id={address[kind]} onClose={() => address.change({ [kind]: '' })} />
    </Suspense>
  );
}
