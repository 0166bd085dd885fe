import { useQuery } from '@apollo/client/react';
import { RecordState } from '../../parts/lists/RecordState';
import { usePermissions } from '../../session/useSession';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { SupportConversations } from '../conversations/SupportConversations';
import { OrderDetails } from '../orders/OrderDetails';
import { MailTable } from './MailTable';
import { OrderSupportDocument } from './OrderSupport.generated';
import { countedTitle, SupportAudit } from './SupportAudit';
import { SupportLink } from './SupportLink';

/** Shows an order with its history, its mails and its log entries. */
export function OrderSupport({ id }: { id: string }) {
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
