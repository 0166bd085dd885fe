import { ownWords } from '../../../rules/estimateNote';
import { formatCents } from '../../../rules/money';
import { SHIPPING_METHOD } from '../../../rules/vocabulary';
import { Badge } from '../../ui/Badge';
import { Cluster } from '../../ui/Cluster';
import { DescriptionList } from '../../ui/DescriptionList';
import { Money } from '../../ui/Money';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';

type Managed = ManagedOrderCard_orderFragment;

/** What the ranch needs to know beside the goods: where to, what was said, what the platform takes. */
export function ManagedOrderFacts({ order }: { order: Managed }) {
  return (
    <DescriptionList
      items={[
        { term: SHIPPING_METHOD.label(order.shippingMethod), details: destination(order) },
        { term: 'Notes', details: ownWords(order.notes) || 'None' },
        { term: 'Commission', details: <CommissionOf order={order} /> },
      ]}
    />
  );
}

function destination({ shippingMethod, shippingAddress, customer }: Managed): string {
  const town = [customer.city, customer.state].filter(Boolean).join(', ');
  const home = [town, customer.zipCode].filter(Boolean).join(' ');
  if (shippingMethod === 'LOCAL_PICKUP') return `Customer from ${home}`;
  if (!shippingAddress) return home;
  return shippingAddress.includes(customer.zipCode) ? shippingAddress : `${shippingAddress}, ${customer.zipCode}`;
}

function CommissionOf({ order: { status, commissionAmount, commissionPaid } }: { order: Managed }) {
  if (status === 'CANCELED') return 'None';
  return (
    <Cluster>
      <Money>{formatCents(commissionAmount)}</Money>
      {status !== 'FULFILLED' && 'once fulfilled'}
      {status === 'FULFILLED' && (
        <Badge tone={commissionPaid ? 'success' : 'warning'}>
          {commissionPaid ? 'Commission paid' : 'Commission pending'}
        </Badge>
      )}
    </Cluster>
  );
}
