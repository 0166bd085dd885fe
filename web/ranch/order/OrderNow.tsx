import { lazy, Suspense } from 'react';
import { useUrlDialog } from '../../address/useUrlDialog';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { useLastValue } from '../../ui/overlay/useLastValue';
import { retryImport } from '../../ui/state/retryImport';
import type { OrderDialog_rancherFragment, OrderDialog_viewerFragment } from './OrderDialog.generated';

const loadDialog = retryImport(() => import('./OrderDialog'));
const OrderDialog = lazy(loadDialog);

/** Opens the order request over the page, and loads it ahead as the pointer comes near. */
export function OrderNow(look: Pick<ButtonProps, 'size' | 'wide'>) {
  const { value, open } = useUrlDialog('dialog');
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      aria-expanded={value === 'order'}
      onPointerEnter={loadDialog}
      onFocus={loadDialog}
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
  const isOpen = dialog.value === 'order';
  const wasOpened = useLastValue(isOpen || null);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <OrderDialog open={isOpen} onClose={() => dialog.close()} {...props} />
    </Suspense>
  );
}
