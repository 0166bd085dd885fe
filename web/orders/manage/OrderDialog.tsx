import { useQuery } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import { Dialog } from '../../ui/Dialog';
import { ErrorState } from '../../ui/ErrorState';
import { Heading } from '../../ui/Heading';
import { SkeletonGroup, SkeletonText } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { OrderLines } from '../OrderLines';
import { type OrderDialog_orderFragment, OrderDialogDocument } from './OrderDialog.generated';
import { OrderDialogFacts } from './OrderDialogFacts';
import { RanchOrderTimeline } from './RanchOrderTimeline';

interface OrderDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything about one order. From the table it is there at once. */
export default function OrderDialog({ id, ...dialog }: OrderDialogProps) {
  const { data, error, loading, refetch } = useQuery(OrderDialogDocument, { variables: { id } });
  const order = data?.order;
  return (
    <Dialog {...dialog} title={`Order #${id}`}>
      {order && <Details order={order} />}
      {error && !order && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {loading && !order && (
        <SkeletonGroup label="Loading the order">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
      {data && !order && <Text>There is no such order.</Text>}
    </Dialog>
  );
}

function Details({ order }: { order: OrderDialog_orderFragment }) {
  return (
    <Stack gap={3}>
      <OrderDialogFacts order={order} />
      <OrderLines order={order} />
      <Heading level={3}>Status history</Heading>
      <RanchOrderTimeline order={order} />
    </Stack>
  );
}
