import { useQuery } from '@apollo/client/react';
import { messageOf } from '../../errors/graphErrors';
import { SettlementDetails } from '../../parts/settlement/SettlementDetails';
import { Dialog } from '../../ui/overlay/Dialog';
import { ErrorState } from '../../ui/state/ErrorState';
import { SkeletonGroup, SkeletonText } from '../../ui/state/Skeleton';
import { OrderSettlementDocument } from './SettlementDialog.generated';

interface SettlementDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** From the range of the quote to the last receipt. */
export default function SettlementDialog({ id, ...dialog }: SettlementDialogProps) {
  const { data, error, refetch } = useQuery(OrderSettlementDocument, {
    variables: { id },
    skip: !dialog.open,
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  return (
    <Dialog {...dialog} title={`Price and payments of order #${id}`}>
      {order && <SettlementDetails order={order} />}
      {error && !order && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!order && !error && (
        <SkeletonGroup label="Loading the payments">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
