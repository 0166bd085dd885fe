import { useQuery } from '@apollo/client/react';
import { SettlementDetails } from '../../parts/settlement/SettlementDetails';
import { SettlementState } from '../../parts/settlement/SettlementState';
import { Dialog } from '../../ui/overlay/Dialog';
import { OrderSettlementDocument } from './SettlementDialog.generated';

interface SettlementDialogProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the price and payments of an order, from the quote to the last receipt. */
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
      {!order && <SettlementState error={error} refetch={refetch} />}
    </Dialog>
  );
}
