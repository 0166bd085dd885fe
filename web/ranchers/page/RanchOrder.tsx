import { lazy, Suspense } from 'react';
import { useLast } from '../useLast';
import { useUrlDialog } from '../useUrlDialog';
import { loadOrderDialog } from './loadOrderDialog';
import type { OrderDialog_rancherFragment, OrderDialog_viewerFragment } from './OrderDialog.generated';

const OrderDialog = lazy(loadOrderDialog);

interface RanchOrderProps {
  rancher: OrderDialog_rancherFragment;
  viewer: OrderDialog_viewerFragment;
}

/** The order dialog, as the address says; its code comes when it is first opened. */
export function RanchOrder(props: RanchOrderProps) {
  const dialog = useUrlDialog('dialog');
  const isOpen = dialog.value === 'order';
  const wasOpened = useLast(isOpen || null);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <OrderDialog open={isOpen} onClose={() => dialog.close()} {...props} />
    </Suspense>
  );
}
