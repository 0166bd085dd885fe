import { useQuery } from '@apollo/client/react';
import { mailUrl } from '../../../rules/fields/mailUrl';
import { phoneUrl } from '../../../rules/fields/phoneUrl';
import { customerNote } from '../../../rules/orders/estimateNote';
import { ranchDate } from '../../../rules/time/dates';
import { ORDER_TYPE } from '../../../rules/words/vocabulary';
import { QueryState } from '../../errors/QueryState';
import { OrderLines } from '../../parts/orders/OrderLines';
import { OrderStatusBadge } from '../../parts/orders/OrderStatusBadge';
import { RanchOrderTimeline } from '../../parts/orders/OrderTimeline';
import { usePermissions } from '../../session/useSession';
import { Stack } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Heading, Text } from '../../ui/text/Text';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { OrderDetailsForm } from './OrderDetailsDialog';
import { OrderDialogDocument } from './OrderDialog.generated';

interface OrderDialogProps extends DialogState {
  id: string;
}

/** Shows everything about one order, at once if a list has cached it. */
export default function OrderDialog({ id, ...dialog }: OrderDialogProps) {
  const { withMoney } = usePermissions();
  const { data, error, refetch } = useQuery(OrderDialogDocument, { variables: { id, withMoney } });
  const order = data?.order;
  return (
    <Dialog {...dialog} title={`Order #${id}`}>
      {order && <Details order={order} />}
      {!data && <QueryState error={error} refetch={refetch} label="Loading the order" />}
      {data && !order && <Text>We couldn't find this order.</Text>}
    </Dialog>
  );
}

function Details({ order }: { order: ManagedOrderCard_orderFragment }) {
  return (
    <Stack gap={3}>
      <Text>{order.headline}</Text>
      <Facts order={order} />
      <OrderLines order={order} reader="RANCH" />
      <OrderDetailsForm order={order} />
      <Heading level={3}>Status history</Heading>
      <RanchOrderTimeline order={order} />
    </Stack>
  );
}

function Facts({ order }: { order: ManagedOrderCard_orderFragment }) {
  const { name, email, phone, zipCode } = order.customer;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Customer', details: name },
        { term: 'Status', details: <OrderStatusBadge status={order.status} /> },
        { term: 'Email', details: <TextLink href={mailUrl(email)}>{email}</TextLink> },
        { term: 'Phone', details: phone ? <TextLink href={phoneUrl(phone)}>{phone}</TextLink> : 'Not provided' },
        { term: 'Order type', details: ORDER_TYPE.label(order.orderType) },
        { term: 'Date', details: ranchDate(order.createdAt) },
        { term: 'Location', details: zipCode },
        { term: 'Notes', details: customerNote(order.notes) || 'None' },
      ]}
    />
  );
}
