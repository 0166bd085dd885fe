import { useQuery } from '@apollo/client/react';
import type { RecordDialogProps } from '../../platform/OpenRecord';
import { RecordState } from '../../platform/RecordState';
import { SupportButton } from '../../support/SupportButton';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { MoveOrderButton } from './MoveOrderButton';
import { OrderDetails } from './OrderDetails';
import { OrderDetailsDialogDocument } from './OrderDetailsDialog.generated';

export default function OrderDetailsDialog({ id, onClose }: RecordDialogProps) {
  const { data, error, refetch } = useQuery(OrderDetailsDialogDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  return (
    <Dialog open onOpenChange={onClose} size="large" title="Order Details" description={`Order #${id}`}>
      {order ? <OrderDetails order={order} /> : <RecordState {...{ data, error, refetch }} noun="order" />}
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
        {order && <SupportButton kind="order" id={id} />}
        {order && order.nextStatuses.length > 0 && <MoveOrderButton order={order} />}
      </DialogFooter>
    </Dialog>
  );
}
