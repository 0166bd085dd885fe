import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatCents } from '../../../rules/money/money';
import { QueryState } from '../../errors/QueryState';
import { SettlementDetails } from '../../parts/settlement/SettlementDetails';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Text } from '../../ui/text/Text';
import { type OrderMoney_orderFragment, OrderMoneyDocument, OrderWeightsDocument } from './OrderMoneyDialog.generated';
import { PaymentForm } from './PaymentForm';
import { RemindButton } from './RemindButton';
import { WeighOrderForm } from './WeighOrderForm';

interface OrderMoneyDialogProps extends DialogState {
  id: string;
}

/** Shows what an order costs and what the family has paid, and records both. Helpers without money only record weights. */
export default function OrderMoneyDialog(props: OrderMoneyDialogProps) {
  return usePermissions().withMoney ? <MoneyDialog {...props} /> : <WeightsDialog {...props} />;
}

function WeightsDialog({ id, ...dialog }: OrderMoneyDialogProps) {
  const { data, error, refetch } = useQuery(OrderWeightsDocument, {
    variables: { id },
    skip: !dialog.open,
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  return (
    <Dialog {...dialog} title={`Weights, order #${id}`} description={order?.customer.name}>
      {order && <WeighOrderForm order={order} onDone={() => dialog.onOpenChange(false)} />}
      {!order && <QueryState error={error} refetch={refetch} label="Loading the payments" />}
    </Dialog>
  );
}

type View = 'details' | 'payment' | 'weights';

const TITLES: Record<View, string> = {
  details: 'Price and payments',
  payment: 'Record payment',
  weights: 'Weights and charges',
};

function MoneyDialog({ id, ...dialog }: OrderMoneyDialogProps) {
  const [view, setView] = useState<View>('details');
  const { data, error, refetch } = useQuery(OrderMoneyDocument, {
    variables: { id },
    skip: !dialog.open,
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const back = () => setView('details');
  return (
    <Dialog {...dialog} title={`${TITLES[view]}, order #${id}`} description={order?.customer.name}>
      {order && view === 'details' && <Details order={order} show={setView} />}
      {order && view === 'payment' && <PaymentForm order={order} timeZone={data.timeZone} onDone={back} />}
      {order && view === 'weights' && <WeighOrderForm order={order} settlement={order.settlement} onDone={back} />}
      {!order && <QueryState error={error} refetch={refetch} label="Loading the payments" />}
    </Dialog>
  );
}

function Details({ order, show }: { order: OrderMoney_orderFragment; show: (view: View) => void }) {
  const { settlement, status, commissionAmount } = order;
  return (
    <Stack gap={3}>
      <SettlementDetails order={order} />
      <Text size={15} tone="soft">{`Commission: ${formatCents(commissionAmount)}`}</Text>
      <DialogFooter>
        {settlement.canRemind && <RemindButton order={order} />}
        {status !== 'CANCELED' && <Button onClick={() => show('weights')}>Weights and Charges</Button>}
        {(status !== 'CANCELED' || settlement.received > 0) && (
          <Button variant="primary" onClick={() => show('payment')}>
            Record Payment
          </Button>
        )}
      </DialogFooter>
    </Stack>
  );
}
