import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { useOrderAgain } from './OrderAgainButton';

interface OrderAgainDialogProps extends DialogState {
  orderId: string;
}

/** Asks before the cart is filled, because opening the link of an email must not change anything. */
export default function OrderAgainDialog({ orderId, ...dialog }: OrderAgainDialogProps) {
  const orderAgain = useOrderAgain(orderId);
  return (
    <ConfirmDialog
      {...dialog}
      title={`Order #${orderId} again?`}
      description="We’ll put what the ranch still sells of it into your cart, at today’s prices. You can change everything before you send it."
      confirmLabel="Order Again"
      cancelLabel="Not Now"
      onConfirm={orderAgain}
    />
  );
}
