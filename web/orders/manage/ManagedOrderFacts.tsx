import { ownWords } from '../../../rules/estimateNote';
import { formatCents } from '../../../rules/money';
import { type OrderStatus, SHIPPING_METHOD } from '../../../rules/vocabulary';
import { Badge } from '../../ui/Badge';
import { Cluster } from '../../ui/Cluster';
import { DescriptionList } from '../../ui/DescriptionList';
import { Money } from '../../ui/Money';
import { destination } from './destination';
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

function CommissionOf({ order: { status, commissionAmount, commissionPaid } }: { order: Managed }) {
  if (status === 'CANCELED') return 'None';
  return (
    <Cluster>
      <Money>{formatCents(commissionAmount)}</Money>
      <Badge tone={toneOf(status, commissionPaid)}>{commissionPaid ? 'Commission paid' : 'Commission pending'}</Badge>
      {status !== 'FULFILLED' && 'once fulfilled'}
    </Cluster>
  );
}

/** It is owed from the day of fulfillment on. */
function toneOf(status: OrderStatus, isPaid: boolean) {
  if (isPaid) return 'success';
  return status === 'FULFILLED' ? 'warning' : 'neutral';
}
