import { useQuery } from '@apollo/client/react';
import { formatCents } from '../../../rules/money/money';
import { adminDateTime } from '../../../rules/time/dates';
import { TransactionTable } from '../../parts/commission/TransactionTable';
import { RecordState } from '../../parts/lists/RecordState';
import { paths } from '../../paths';
import { usePermissions } from '../../session/useSession';
import { Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { OpenRequests } from '../commission/OpenRequests';
import { SupportConversations } from '../conversations/SupportConversations';
import { emailAndPhone } from '../EmailLink';
import { ApprovalBadge } from '../ranches/ApprovalBadge';
import { SignOutPerson } from '../SignOutPerson';
import { useAdminUrlState } from '../useAdminUrlState';
import type { RanchSupport_rancherFragment } from './RanchSupport.generated';
import { OwnerMailsDocument, RanchSupportDocument, type RanchSupportQuery } from './RanchSupport.generated';
import { SupportHerd } from './SupportHerd';
import { SupportLink } from './SupportLink';
import { countedTitle, MailTable, SupportAudit, SupportOrders } from './supportLists';

export function RanchSupport({ id }: { id: string }) {
  const { withOrders, withRanch, withMoney, withPeople } = usePermissions();
  const { data, error, refetch } = useQuery(RanchSupportDocument, {
    variables: { id, withMoney, withRanch, withPeople },
    fetchPolicy: 'cache-and-network',
  });
  const { rancher: ranch, admin } = data ?? {};
  if (!ranch || !admin) return <RecordState {...{ data, error, refetch }} noun="rancher" />;
  return (
    <Stack gap={4}>
      <Section title="Ranch" level={3} rule="none">
        <RanchAccount ranch={ranch} />
        <div>
          <SignOutPerson id={ranch.userId} name={ranch.contact.name} />
        </div>
      </Section>
      <Section title={countedTitle('Orders', ranch.orders)} level={3}>
        <SupportOrders
          orders={ranch.orders.nodes}
          other={{
            header: 'Customer',
            cell: ({ customer }) => (
              <SupportLink kind="customer" id={customer.id}>
                {customer.name}
              </SupportLink>
            ),
          }}
        />
      </Section>
      <SupportHerd ranch={ranch} />
      {ranch.commission && <RanchCommission ranch={{ ...ranch, commission: ranch.commission }} />}
      {withOrders && <SupportConversations of={{ rancherId: id }} />}
      {withOrders && <OwnerMails userId={ranch.userId} />}
      {admin.audit && <SupportAudit entries={admin.audit.nodes} filter={{ about: { type: 'RANCHER', id } }} />}
    </Stack>
  );
}

function RanchAccount({ ranch }: { ranch: RanchSupport_rancherFragment }) {
  const { id, ranchName, city, state, zipCode, approval, createdAt, contact } = ranch;
  return (
    <DescriptionList
      columns={3}
      items={[
        {
          term: 'Ranch',
          details:
            approval === 'APPROVED' ? <TextLink to={paths.ranch({ id, ranchName })}>{ranchName}</TextLink> : ranchName,
        },
        { term: 'Location', details: `${city}, ${state} ${zipCode}` },
        { term: 'Approval', details: <ApprovalBadge approval={approval} /> },
        { term: 'Contact', details: contact.name },
        ...emailAndPhone(contact),
        { term: 'Signed up', details: adminDateTime(createdAt) },
      ]}
    />
  );
}

type Ranch = NonNullable<RanchSupportQuery['rancher']>;
type RanchWithMoney = Ranch & { commission: NonNullable<Ranch['commission']> };

/** Shows what a ranch owes and why, and its open payment requests. */
function RanchCommission({ ranch }: { ranch: RanchWithMoney }) {
  const { urlWith } = useAdminUrlState();
  const { balance, rate, openRequests, transactions } = ranch.commission;
  return (
    <>
      <Section
        title="Commission"
        level={3}
        actions={<TextLink to={urlWith({ support: '', ledger: ranch.id })}>Open the ledger</TextLink>}
      >
        <DescriptionList
          columns={3}
          items={[
            { term: 'Balance', details: formatCents(balance) },
            { term: 'Rate', details: `${rate}%` },
            ...(openRequests.length > 0 ? [{ term: 'Payment requests', details: <OpenRequests ranch={ranch} /> }] : []),
          ]}
        />
      </Section>
      <Section title={countedTitle('Ledger', transactions)} level={3}>
        {transactions.nodes.length > 0 ? (
          <TransactionTable transactions={transactions.nodes} formatTime={adminDateTime} />
        ) : (
          <Text tone="soft">Nothing has been charged or paid yet.</Text>
        )}
      </Section>
    </>
  );
}

/** Runs a separate query, because the owner's ID is known only after the ranch has loaded. */
function OwnerMails({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(OwnerMailsDocument, {
    variables: { userId },
    fetchPolicy: 'cache-and-network',
  });
  const mails = data?.admin.mails;
  return (
    <Section title={mails ? countedTitle('Emails', mails) : 'Emails'} level={3}>
      {mails ? <MailTable mails={mails.nodes} /> : <RecordState {...{ data, error, refetch }} noun="owner" />}
    </Section>
  );
}
