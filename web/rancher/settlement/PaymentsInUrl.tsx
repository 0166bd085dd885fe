import { useUrlDialog } from '../../address/useUrlDialog';
import { useLastValue } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';

const OrderMoneyDialog = lazyDialog(() => import('./OrderMoneyDialog'));

/** Shows the payments of the order in the URL. Rendered outside the list, because the order may leave the list while shown. */
export function PaymentsInUrl() {
  const { value, close } = useUrlDialog('payment');
  const id = useLastValue(value);
  return id && <OrderMoneyDialog key={id} id={id} open={value !== null} onOpenChange={() => close()} />;
}
