import { useQuery } from '@apollo/client/react';
import { adminDateTime } from '../../../rules/time/dates';
import { RecordState } from '../../parts/lists/RecordState';
import { usePermissions } from '../../session/useSession';
import { Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { DescriptionList } from '../../ui/text/DescriptionList';
import type { AuditTable_entryFragment } from '../audit/AuditTable.generated';
import { SupportConversations } from '../conversations/SupportConversations';
import { emailAndPhone, placeOf } from '../EmailLink';
import type { CustomerSupport_userFragment } from './CustomerSupport.generated';
import { CustomerSupportDocument } from './CustomerSupport.generated';
import { SupportLink } from './SupportLink';
import { countedTitle, MailTable, SupportAudit, SupportOrders } from './supportLists';

export function CustomerSupport({ id }: { id: string }) {
  const { withMoney, withOrders, withPeople } = usePermissions();
  const { data, error, refetch } = useQuery(CustomerSupportDocument, {
    variables: { id, withMoney, withOrders, withPeople },
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
        <SupportOrders
          orders={customer.orders.nodes}
          other={{
            header: 'Rancher',
            cell: ({ rancher }) => (
              <SupportLink kind="ranch" id={rancher.id}>
                {rancher.ranchName}
              </SupportLink>
            ),
          }}
        />
      </Section>
      {withOrders && <SupportConversations of={{ customerId: id }} />}
      {mails && (
        <Section title={countedTitle('Emails', mails)} level={3}>
          <MailTable mails={mails.nodes} />
        </Section>
      )}
      {done && suffered && <SupportAudit entries={mergeEntries(done.nodes, suffered.nodes)} filter={{ by: id }} />}
    </Stack>
  );
}

/** Merges the lists without duplicates, because both include what people do to their own account. */
function mergeEntries(...lists: AuditTable_entryFragment[][]): AuditTable_entryFragment[] {
  const entries = new Map(lists.flat().map((entry) => [entry.id, entry]));
  return [...entries.values()].sort((one, other) => Number(other.id) - Number(one.id));
}

function CustomerFacts({ user }: { user: CustomerSupport_userFragment }) {
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: 'Name', details: user.name },
        ...emailAndPhone(user),
        { term: 'Location', details: [placeOf(user), user.zipCode].filter(Boolean).join(' ') || 'Not provided' },
        { term: 'Customer since', details: adminDateTime(user.createdAt) },
      ]}
    />
  );
}
