import { useUrlDialog } from '../../address/useUrlDialog';
import type { SettlementText_orderFragment } from '../../parts/settlement/SettlementText.generated';
import { hasSettlement, settlementText } from '../../parts/settlement/settlementText';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { useLastValue } from '../../ui/overlay/useLastValue';

const SettlementDialog = lazyDialog(() => import('./SettlementDialog'));

/** Shows the estimated or due amount of an order. Renders nothing for a fixed price, which the order already shows. */
export function OrderSettlement({ order }: { order: SettlementText_orderFragment }) {
  const { id, settlement } = order;
  const dialog = useUrlDialog('payment');
  if (!hasSettlement(settlement)) return null;
  return (
    <Cluster justify="between">
      <strong>{settlementText(order)}</strong>
      <Button size="small" onClick={() => dialog.open(id)}>
        Price and Payments<VisuallyHidden> of order {id}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}

/** Shows the price and payments of the order in the URL. Emails link to such URLs, even if the order isn't loaded. */
export function PaymentsInUrl() {
  const { value, close } = useUrlDialog('payment');
  const id = useLastValue(value);
  return id && <SettlementDialog key={id} id={id} open={value !== null} onOpenChange={() => close()} />;
}
