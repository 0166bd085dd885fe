import { adminDateTime } from '../../../rules/dates';
import { formatCents } from '../../../rules/money';
import { ORDER_TYPE, SHIPPING_METHOD } from '../../../rules/vocabulary';
import { Badge } from '../../ui/Badge';
import { Cluster } from '../../ui/Cluster';
import { DescriptionList } from '../../ui/DescriptionList';
import { OrderStatusBadge } from '../OrderStatusBadge';
import type { OrderDetails_orderFragment } from './OrderDetails.generated';

export function OrderInfo({ order }: { order: OrderDetails_orderFragment }) {
  const { commissionAmount, commissionPaid, shippingMethod, shippingFee } = order;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Date', details: adminDateTime(order.createdAt) },
        { term: 'Status', details: <OrderStatusBadge status={order.status} /> },
        { term: 'Type', details: ORDER_TYPE.label(order.orderType) },
        { term: 'Amount', details: formatCents(order.amount) },
        { term: 'Shipping method', details: SHIPPING_METHOD.label(shippingMethod) },
        { term: 'Shipping fee', details: shippingFee > 0 ? formatCents(shippingFee) : 'Free' },
        { term: 'Address', details: order.shippingAddress || 'Not provided' },
        {
          term: 'Commission',
          details: (
            <Cluster>
              {formatCents(commissionAmount)}
              <CommissionState status={order.status} paid={commissionPaid} />
            </Cluster>
          ),
        },
      ]}
    />
  );
}

interface CommissionStateProps {
  status: OrderDetails_orderFragment['status'];
  paid: boolean;
}

/** Commission falls due when the order is fulfilled, and never for a canceled one. */
function CommissionState({ status, paid }: CommissionStateProps) {
  if (status !== 'FULFILLED') return <Badge>Not charged</Badge>;
  return paid ? <Badge tone="success">Paid</Badge> : <Badge tone="warning">Owed</Badge>;
}
