import { useState } from 'react';
import { orderMailUrl } from '../../../rules/fields/mailUrl';
import { phoneUrl } from '../../../rules/fields/phoneUrl';
import { useUrlDialog } from '../../address/useUrlDialog';
import { paths } from '../../paths';
import { usePermissions } from '../../session/useSession';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import type { MenuEntry } from '../../ui/overlay/Menu';
import { RowMenu } from '../../ui/table/RowMenu';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';

const StatusDialog = lazyDialog(() => import('../../parts/orders/status/StatusDialog'));
const OrderDetailsDialog = lazyDialog(() => import('./OrderDetailsDialog'));

interface ManagedOrderMenuProps {
  order: ManagedOrderCard_orderFragment;
  onView: () => void;
}

/** Offers all actions on an order in a list except its next step. */
export function ManagedOrderMenu({ order, onView }: ManagedOrderMenuProps) {
  const [isUpdating, setUpdating] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const payment = useUrlDialog('payment');
  const { withMoney } = usePermissions();
  const work: MenuEntry[] = [
    { label: 'View Order', onSelect: onView },
    ...(order.nextStatuses.length > 0 ? [{ label: 'Update Status', onSelect: () => setUpdating(true) }] : []),
    { label: withMoney ? 'Price and Payments' : 'Weights', onSelect: () => payment.open(order.id) },
    { label: 'Notes and Day', onSelect: () => setEditing(true) },
  ];
  return (
    <>
      <RowMenu of={`order ${order.id}`} groups={[work, contactsOf(order)]} />
      <StatusDialog from="list" order={order} open={isUpdating} onOpenChange={setUpdating} />
      <OrderDetailsDialog order={order} open={isEditing} onOpenChange={setEditing} />
    </>
  );
}

function contactsOf({ id, customer, conversation }: ManagedOrderCard_orderFragment): MenuEntry[] {
  return [
    ...(conversation ? [{ label: 'Messages', to: paths.conversation(conversation.id) }] : []),
    ...(customer.phone ? [{ label: 'Call', href: phoneUrl(customer.phone) }] : []),
    { label: 'Email', href: orderMailUrl(customer.email, id) },
  ];
}
