import { useQuery } from '@apollo/client/react';
import { recordInAddress } from '../audit/auditAddress';
import { OrderDetails } from '../orders/all/OrderDetails';
import { RecordState } from '../platform/RecordState';
import { Section } from '../ui/Section';
import { Stack } from '../ui/Stack';
import { countedTitle } from './countedTitle';
import { MailTable } from './MailTable';
import { OrderSupportDocument } from './OrderSupport.generated';
import { SupportAudit } from './SupportAudit';
import { SupportLink } from './SupportLink';

/** An order with its history, the mails about it and what the log says of it. */
export function OrderSupport({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(OrderSupportDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { order, admin } = data ?? {};
  if (!order || !admin) return <RecordState {...{ data, error, refetch }} noun="order" />;
  return (
    <Stack gap={4}>
      <SupportLink kind="customer" id={order.customer.id}>
        {`Everything about ${order.customer.name}`}
      </SupportLink>
      <OrderDetails order={order} />
      <Section title={countedTitle('Mails', admin.mails)} level={3}>
        <MailTable mails={admin.mails.nodes} />
      </Section>
      <SupportAudit entries={admin.audit.nodes} all={{ about: recordInAddress('ORDER', id) }} />
    </Stack>
  );
}
