import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { patient } from '../../ui/patient';
import type { StatusDialog_orderFragment } from '../manage/StatusDialog.generated';

const StatusDialog = lazy(patient(() => import('../manage/StatusDialog')));

/** The platform steps in where a ranch cannot: the next status with a note, or the order is canceled. */
export function MoveOrderButton({ order }: { order: StatusDialog_orderFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Update Status
      </Button>
      <Suspense>{isOpen && <StatusDialog order={order} open onOpenChange={setOpen} from="dashboard" />}</Suspense>
    </>
  );
}
