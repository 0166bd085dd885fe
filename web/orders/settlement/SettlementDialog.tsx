import { useQuery } from '@apollo/client/react';
import { QueryState } from '../../errors/QueryState';
import { SettlementDetails } from '../../parts/settlement/SettlementDetails';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { OrderSettlementDocument } from './SettlementDialog.generated';

interface SettlementDialogProps extends DialogState {
  id: string;
}

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
      {!order && <QueryState error={error} refetch={refetch} label="Loading the payments" />}
    </Dialog>
  );
}
