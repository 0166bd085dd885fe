import { useQuery } from '@apollo/client/react';
import { RecordState } from '../../parts/lists/RecordState';
import { usePermissions } from '../../session/useSession';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { Dialog } from '../../ui/overlay/Dialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { SupportConversations } from '../conversations/SupportConversations';
import { OrderDetails } from '../orders/OrderDetails';
import type { RecordDialogProps } from '../RecordDialogProps';
import { CustomerSupport } from './CustomerSupport';
import { OrderSupportDocument } from './OrderSupport.generated';
import { RanchSupport } from './RanchSupport';
import { parseSupportParam, SupportLink } from './SupportLink';
import { countedTitle, MailTable, SupportAudit } from './supportLists';

const views = { customer: CustomerSupport, order: OrderSupport, ranch: RanchSupport };

/** Shows everything about a customer, an order or a ranch on one page. */
export default function SupportView({ id, onClose }: RecordDialogProps) {
  const subject = parseSupportParam(id);
  const View = subject && views[subject.kind];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="full"
      toRead
      title="Support View"
      description={subject && nameOf(subject)}
    >
      {View ? <View id={subject.id} /> : <EmptyState headingLevel={3} title="There's nothing to show here" />}
    </Dialog>
  );
}

const nameOf = ({ kind, id }: NonNullable<ReturnType<typeof parseSupportParam>>) =>
  ({ customer: `Customer ${id}`, order: `Order #${id}`, ranch: `Rancher ${id}` })[kind];

function OrderSupport({ id }: { id: string }) {
  const { withMoney, withOrders, withPeople } = usePermissions();
  const { data, error, refetch } = useQuery(OrderSupportDocument, {
    variables: { id, withMoney, withOrders, withPeople },
    fetchPolicy: 'cache-and-network',
  });
  const { order, admin } = data ?? {};
  if (!order || !admin) return <RecordState {...{ data, error, refetch }} noun="order" />;
  return (
    <Stack gap={4}>
      <Cluster gap={3}>
        <SupportLink kind="customer" id={order.customer.id}>
          {`Everything about ${order.customer.name}`}
        </SupportLink>
        <SupportLink kind="ranch" id={order.rancher.id}>
          {`Everything about ${order.rancher.ranchName}`}
        </SupportLink>
      </Cluster>
      <OrderDetails order={order} />
      {withOrders && <SupportConversations of={{ orderId: id }} />}
      {admin.mails && (
        <Section title={countedTitle('Emails', admin.mails)} level={3}>
          <MailTable mails={admin.mails.nodes} />
        </Section>
      )}
      {admin.audit && <SupportAudit entries={admin.audit.nodes} filter={{ about: { type: 'ORDER', id } }} />}
    </Stack>
  );
}
