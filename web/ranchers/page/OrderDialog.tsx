import { ForCustomersOnly } from '../../checkout/ForCustomersOnly';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/Stack';
import { PracticeBadges } from '../PracticeBadges';
import { DeliveryStrip } from './DeliveryStrip';
import type { OrderDialog_rancherFragment, OrderDialog_viewerFragment } from './OrderDialog.generated';
import { OrderHere } from './OrderHere';

interface OrderDialogProps {
  rancher: OrderDialog_rancherFragment;
  viewer: OrderDialog_viewerFragment;
  open: boolean;
  onClose: () => void;
}

/** An order request without leaving the ranch: what it stands for, how the beef gets there, and the form. */
export default function OrderDialog({ rancher, viewer, open, onClose }: OrderDialogProps) {
  const { ranchName, city, state } = rancher;
  return (
    <Dialog
      size="large"
      toRead
      open={open}
      onOpenChange={onClose}
      title="Place Order Request"
      description={`${ranchName}, ${city}, ${state}`}
    >
      <Stack gap={3}>
        <PracticeBadges rancher={rancher} />
        <DeliveryStrip rancher={rancher} />
        {viewer.userType === 'CUSTOMER' ? (
          <OrderHere rancher={rancher} customer={viewer} onPlaced={onClose} />
        ) : (
          <ForCustomersOnly items={[]} />
        )}
      </Stack>
    </Dialog>
  );
}
