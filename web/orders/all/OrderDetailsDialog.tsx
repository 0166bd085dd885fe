import { useQuery } from '@apollo/client/react';
import type { RecordDialogProps } from '../../platform/OpenRecord';
import { RecordState } from '../../platform/RecordState';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { OrderDetails } from './OrderDetails';
import { OrderDetailsDialogDocument } from './OrderDetailsDialog.generated';

export default function OrderDetailsDialog({ id, onClose }: RecordDialogProps) {
  const { data, error, refetch } = useQuery(OrderDetailsDialogDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Dialog open onOpenChange={onClose} size="large" title="Order Details" description={`Order #${id}`}>
      {data?.order ? <OrderDetails order={data.order} /> : <RecordState {...{ data, error, refetch }} noun="order" />}
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}
