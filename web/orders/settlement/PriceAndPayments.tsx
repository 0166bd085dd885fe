import { useUrlDialog } from '../../address/useUrlDialog';
import { Button } from '../../ui/button/Button';
import { useLastValue } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { VisuallyHidden } from '../../ui/text/Text';
import type { CustomerOrderCard_orderFragment } from '../CustomerOrderCard.generated';
import { storyOf } from '../storyOf';

const SettlementDialog = lazyDialog(() => import('./SettlementDialog'));

/** Opens the price and payments of an order. Renders nothing for a fixed price without payments, which the order already shows. */
export function PriceAndPayments({ order }: { order: CustomerOrderCard_orderFragment }) {
  const { id, settlement, claims } = order;
  const dialog = useUrlDialog('payment');
  if (settlement.state === 'FIXED' && settlement.received === 0 && !claims.some(({ deposit }) => deposit)) return null;
  const isMain = ['DEPOSIT', 'BALANCE'].includes(storyOf(order).kind);
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => dialog.open(id)}>
      Price and Payments<VisuallyHidden> of order {id}</VisuallyHidden>
    </Button>
  );
}

/** Shows the price and payments of the order in the URL. Emails link to such URLs, even if the order isn't loaded. */
export function PaymentsInUrl() {
  const { value, close } = useUrlDialog('payment');
  const id = useLastValue(value);
  return id && <SettlementDialog key={id} id={id} open={value !== null} onOpenChange={() => close()} />;
}
