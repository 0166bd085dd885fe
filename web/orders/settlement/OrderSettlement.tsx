import { useUrlDialog } from '../../address/useUrlDialog';
import type { SettlementText_orderFragment } from '../../parts/settlement/SettlementText.generated';
import { hasSettlement, settlementText } from '../../parts/settlement/settlementText';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { useLastValue } from '../../ui/overlay/useLastValue';

const SettlementDialog = lazyDialog(() => import('./SettlementDialog'));

/** About how much an order will be, or what is due of it. A fixed price stands above it already. */
export function OrderSettlement({ order: { id, settlement } }: { order: SettlementText_orderFragment }) {
  const dialog = useUrlDialog('payment');
  if (!hasSettlement(settlement)) return null;
  return (
    <Cluster justify="between">
      <strong>{settlementText(settlement)}</strong>
      <Button size="small" onClick={() => dialog.open(id)}>
        Price and Payments<VisuallyHidden> of order {id}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}

/** What the order in the address is made of and what was paid. Letters link to it, also for orders that the list doesn't show. */
export function PaymentsInAddress() {
  const { value, close } = useUrlDialog('payment');
  const id = useLastValue(value);
  return id && <SettlementDialog key={id} id={id} open={value !== null} onOpenChange={() => close()} />;
}
