import { useUrlDialog } from '../../address/useUrlDialog';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import type { OrderDialog_rancherFragment, OrderDialog_viewerFragment } from './OrderDialog.generated';

const OrderDialog = lazyDialog(() => import('./OrderDialog'));

/** Opens the order request over the page, and loads it ahead as the pointer comes near. */
export function OrderNow(look: Pick<ButtonProps, 'size' | 'wide'>) {
  const { value, open } = useUrlDialog('dialog');
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      aria-expanded={value === 'order'}
      onPointerEnter={OrderDialog.load}
      onFocus={OrderDialog.load}
      onClick={() => open('order')}
      {...look}
    >
      Order Now
    </Button>
  );
}

interface RanchOrderProps {
  rancher: OrderDialog_rancherFragment;
  viewer: OrderDialog_viewerFragment;
}

/** The address says whether the order dialog is open; its code loads when it first opens. */
export function RanchOrder(props: RanchOrderProps) {
  const dialog = useUrlDialog('dialog');
  return <OrderDialog open={dialog.value === 'order'} onClose={() => dialog.close()} {...props} />;
}
