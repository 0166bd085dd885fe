import { useUrlDialog } from '../../address/useUrlDialog';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import type { OrderDialog_rancherFragment, OrderDialog_viewerFragment } from './OrderDialog.generated';
import { useOrder } from './useOrder';
import type { Order_rancherFragment } from './useOrder.generated';

const OrderDialog = lazyDialog(() => import('./OrderDialog'));

interface OrderNowProps extends Pick<ButtonProps, 'size' | 'wide'> {
  rancher: Order_rancherFragment;
}

/** Opens the order request with the chosen share in it. Preloads the dialog on hover and focus. */
export function OrderNow({ rancher, ...look }: OrderNowProps) {
  const { isOpen, orderNow } = useOrder(rancher);
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={OrderDialog.load}
      onFocus={OrderDialog.load}
      onClick={orderNow}
      {...look}
    >
      Order Now
    </Button>
  );
}

/** Shows the order dialog if the URL says that it's open. The dialog's code loads when it first opens. */
export function RanchOrder(props: { rancher: OrderDialog_rancherFragment; viewer: OrderDialog_viewerFragment }) {
  const dialog = useUrlDialog('dialog');
  return <OrderDialog open={dialog.value === 'order'} onClose={() => dialog.close()} {...props} />;
}
