import { kindsFor } from '../../../rules/complaints/complaintKinds';
import type { OrderSide } from '../../../rules/complaints/complaintWords';
import { useUrlDialog } from '../../address/useUrlDialog';
import { serverTime } from '../../session/serverTime';
import { Button } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/text/Text';
import type { WrongButton_orderFragment } from './WrongButton.generated';

/** Opens what is wrong with an order. Nothing can be yet while a new request waits for its answer. */
export function WrongButton({ order, side }: { order: WrongButton_orderFragment; side: OrderSide }) {
  const dialog = useUrlDialog('wrong');
  const { complaintWaitsFor: waitsFor } = order;
  if (!waitsFor && kindsFor(side, order, new Date(serverTime.now())).length === 0) return null;
  const isMine = waitsFor === side;
  return (
    <Button variant={isMine ? 'primary' : 'secondary'} onClick={() => dialog.open(order.id)}>
      {isMine ? 'Something Is Wrong: Your Turn' : waitsFor ? 'Something Is Wrong: Open' : 'Something Is Wrong'}
      <VisuallyHidden> with order {order.id}</VisuallyHidden>
    </Button>
  );
}
