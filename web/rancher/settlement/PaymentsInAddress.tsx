import { useUrlDialog } from '../../address/useUrlDialog';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { useLastValue } from '../../ui/overlay/useLastValue';

const OrderMoneyDialog = lazyDialog(() => import('./OrderMoneyDialog'));

/** The price and the payments of the order in the address. It stands outside the list, which may lose the order meanwhile. */
export function PaymentsInAddress() {
  const { value, close } = useUrlDialog('payment');
  const id = useLastValue(value);
  return id && <OrderMoneyDialog key={id} id={id} open={value !== null} onOpenChange={() => close()} />;
}
