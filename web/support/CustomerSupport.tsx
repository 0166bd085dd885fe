import { useQuery } from '@apollo/client/react';
import type { AuditTable_entryFragment } from '../audit/AuditTable.generated';
import { RecordState } from '../platform/RecordState';
import { Section } from '../ui/Section';
import { Stack } from '../ui/Stack';
import { CustomerFacts } from './CustomerFacts';
import { CustomerSupportDocument } from './CustomerSupport.generated';
import { countedTitle } from './countedTitle';
import { MailTable } from './MailTable';
import { SupportAudit } from './SupportAudit';
import { SupportOrders } from './SupportOrders';

/** A customer with orders, mails and what the log says of them. */
export function CustomerSupport({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(CustomerSupportDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const admin = data?.admin;
  if (!admin?.customer) return <RecordState {...{ data, error, refetch }} noun="customer" />;
  const { customer, mails, done, suffered } = admin;
  return (
    <Stack gap={4}>
      <Section title="Account" level={3} rule="none">
        <CustomerFacts user={customer} />
      </Section>
      <Section title={countedTitle('Orders', customer.orders)} level={3}>
        <SupportOrders orders={customer.orders.nodes} />
      </Section>
      <Section title={countedTitle('Mails', mails)} level={3}>
        <MailTable mails={mails.nodes} />
      </Section>
      <SupportAudit entries={together(done.nodes, suffered.nodes)} all={{ by: id }} />
    </Stack>
  );
}

/** What a person does to their own account stands in both lists. */
function together(...lists: AuditTable_entryFragment[][]): AuditTable_entryFragment[] {
  const entries = new Map(lists.flat().map((entry) => [entry.id, entry]));
  return [...entries.values()].sort((one, other) => Number(other.id) - Number(one.id));
}
