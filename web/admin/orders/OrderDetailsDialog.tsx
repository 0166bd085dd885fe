import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { RecordState } from '../../parts/lists/RecordState';
import type { StatusDialog_orderFragment } from '../../parts/orders/status/StatusDialog.generated';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { retryImport } from '../../ui/state/retryImport';
import type { RecordDialogProps } from '../RecordDialogProps';
import { SupportButton } from '../support/SupportLink';
import { OrderDetails } from './OrderDetails';
import { OrderDetailsDialogDocument } from './OrderDetailsDialog.generated';

export default function OrderDetailsDialog({ id, onClose }: RecordDialogProps) {
  const { withMoney, withOrders } = usePermissions();
  const { data, error, refetch } = useQuery(OrderDetailsDialogDocument, {
    variables: { id, withMoney },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  return (
    <Dialog open onOpenChange={onClose} size="large" title="Order Details" description={`Order #${id}`}>
      {order ? <OrderDetails order={order} /> : <RecordState {...{ data, error, refetch }} noun="order" />}
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {order && <SupportButton kind="order" id={id} />}
        {withOrders && order && order.nextStatuses.length > 0 && <MoveOrderButton order={order} />}
      </DialogFooter>
    </Dialog>
  );
}

const StatusDialog = lazy(retryImport(() => import('../../parts/orders/status/StatusDialog')));

/** Lets an admin move or cancel an order, for example if the ranch can't. */
function MoveOrderButton({ order }: { order: StatusDialog_orderFragment }) {
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
