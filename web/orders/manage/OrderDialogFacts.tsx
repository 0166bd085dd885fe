import { ranchDate } from '../../../rules/dates';
import { ownWords } from '../../../rules/estimateNote';
import { ORDER_TYPE } from '../../../rules/vocabulary';
import { DescriptionList } from '../../ui/DescriptionList';
import { TextLink } from '../../ui/TextLink';
import { OrderStatusBadge } from '../OrderStatusBadge';
import type { OrderDialog_orderFragment } from './OrderDialog.generated';

export function OrderDialogFacts({ order }: { order: OrderDialog_orderFragment }) {
  const { name, email, phone, zipCode } = order.customer;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Customer', details: name },
        { term: 'Status', details: <OrderStatusBadge status={order.status} /> },
        { term: 'Email', details: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
        { term: 'Phone', details: phone ? <TextLink href={`tel:${phone}`}>{phone}</TextLink> : 'Not provided' },
        { term: 'Order type', details: ORDER_TYPE.label(order.orderType) },
        { term: 'Date', details: ranchDate(order.createdAt) },
        { term: 'Location', details: zipCode },
        { term: 'Notes', details: ownWords(order.notes) || 'None' },
      ]}
    />
  );
}
