import type { OrderSide } from '../../../rules/complaints/complaintWords';
import { useUrlDialog } from '../../address/useUrlDialog';
import { useLastValue } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';

const WrongDialog = lazyDialog(() => import('./WrongDialog'));

/** Shows what is wrong with the order in the URL. Emails link to such URLs, even if the order isn't loaded. */
export function WrongInUrl({ side }: { side: OrderSide }) {
  const { value, close } = useUrlDialog('wrong');
  const id = useLastValue(value);
  return id && <WrongDialog key={id} id={id} side={side} open={value !== null} onOpenChange={() => close()} />;
}
