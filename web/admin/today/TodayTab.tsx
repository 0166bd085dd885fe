import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { adminDateTime, pendingDate } from '../../../rules/time/dates';
import { QueryState } from '../../errors/QueryState';
import { usePermissions } from '../../session/useSession';
import { Stack } from '../../ui/layout/arrange';
import { EmptyState } from '../../ui/state/EmptyState';
import type { TableColumn } from '../../ui/table/TableRow';
import { Text } from '../../ui/text/Text';
import { type AdminTabProps, adminTabPath } from '../adminTabs';
import { caseColumns, isWaiting } from '../cases/CasesTab';
import { ContactCell } from '../ranches/ContactCell';
import { RanchCell } from '../ranches/RanchCell';
import type { RanchRow_rancherFragment } from '../ranches/RanchRow.generated';
import { actionsColumn } from '../ranches/RanchRowActions';
import { mailColumns } from '../support/supportLists';
import { formatWaitingTime, sectionOf } from './TodaySection';
import { type TodayTab_webhookFragment, TodayTabDocument, type TodayTabQuery } from './TodayTab.generated';
import { isOpenRequest, isPending, lateOrderColumns, overdueColumns, requestColumns } from './todayColumns';

const applicationColumns: TableColumn<RanchRow_rancherFragment>[] = [
  { key: 'ranch', header: 'Ranch', primary: true, cell: (ranch) => <RanchCell ranch={ranch} /> },
  { key: 'contact', header: 'Contact', plain: true, cell: ({ contact }) => <ContactCell {...contact} /> },
  { key: 'date', header: 'Signed up', cell: ({ createdAt }) => pendingDate(createdAt) },
  { key: 'waiting', header: 'Waiting', cell: ({ createdAt }) => formatWaitingTime(createdAt) },
  actionsColumn(() => ({ verbs: ['view', 'approve', 'support', 'reject'], main: ['approve'] })),
];

const Address = styled.span`
  overflow-wrap: anywhere;
`;

const webhookColumns: TableColumn<TodayTab_webhookFragment>[] = [
  { key: 'address', header: 'Webhook', primary: true, cell: ({ address }) => <Address>{address}</Address> },
  { key: 'owner', header: 'Owner', cell: ({ owner }) => <ContactCell {...owner} /> },
  { key: 'since', header: 'Failing for', cell: ({ failingSince }) => formatWaitingTime(failingSince) },
  { key: 'failures', header: 'Attempts', numeric: true, cell: ({ failures }) => failures },
  {
    key: 'last',
    header: 'Last accepted',
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? adminDateTime(lastDeliveredAt) : 'Never'),
  },
];

/** Lists what waits for an admin, the longest waiting first. The search filters the pending ranches. */
export default function TodayTab({ search }: AdminTabProps) {
  const { withOrders, withRanch, withMoney } = usePermissions();
  const { data, previousData, error, loading, refetch } = useQuery(TodayTabDocument, {
    variables: { search, withOrders, withRanch, withMoney },
    fetchPolicy: 'cache-and-network',
  });
  const admin = (data ?? previousData)?.admin;
  useReloadAfterPayment(admin, () => void refetch());
  const failure = loading ? undefined : error;
  if (failure || !admin) return <QueryState error={failure} refetch={refetch} />;
  const sections = sectionsOf(admin, search);
  const emptyTitles = sections.filter(({ isEmpty }) => isEmpty).map(({ title }) => title);
  return (
    <Stack gap={4} aria-busy={!data}>
      {sections.map(({ section }) => section)}
      {emptyTitles.length > 0 && <Text tone="soft">{`Nothing waiting: ${listFormat.format(emptyTitles)}.`}</Text>}
    </Stack>
  );
}

const listFormat = new Intl.ListFormat('en-US', { type: 'unit' });

type Today = TodayTabQuery['admin'];

function sectionsOf(admin: Today, search: string) {
  const whyNone = search ? `No pending rancher matches “${search}”.` : 'New applications appear here.';
  const sections = [
    sectionOf({
      title: 'Applications',
      list: admin.applications,
      columns: applicationColumns,
      to: adminTabPath('pending'),
      belongs: ({ approval }) => approval === 'PENDING',
      empty: <EmptyState headingLevel={3} title="No Pending Ranchers" text={whyNone} />,
    }),
    ...moneyAndOrders(admin),
    ...casesAndFailures(admin),
  ];
  return sections.flatMap((section) => section ?? []);
}

function moneyAndOrders({ paymentRequests, lateOrders, overdueCommissions }: Today) {
  return [
    sectionOf({
      title: 'Payment requests',
      list: paymentRequests,
      columns: requestColumns,
      to: adminTabPath('requests'),
      belongs: isOpenRequest,
    }),
    sectionOf({
      title: 'Orders pending over 3 days',
      list: lateOrders,
      columns: lateOrderColumns.filter(({ key }) => overdueCommissions || key !== 'amount'),
      to: `${adminTabPath('orders')}&status=pending&sort=oldest`,
      belongs: isPending,
    }),
    sectionOf({
      title: 'Commission over 60 days',
      list: overdueCommissions,
      columns: overdueColumns,
      to: `${adminTabPath('commissions')}&owes=1&sort=balance`,
      belongs: ({ rancher }) => rancher.commission !== undefined && rancher.commission.balance > 0,
    }),
  ];
}

function casesAndFailures({ cases, failedMails, failedWebhooks }: Today) {
  return [
    sectionOf({
      title: 'Something is wrong',
      list: cases,
      columns: caseColumns,
      to: adminTabPath('cases'),
      belongs: isWaiting,
    }),
    sectionOf({ title: 'Failed emails in the last 30 days', list: failedMails, columns: mailColumns }),
    sectionOf({ title: 'Failed webhooks in the last 30 days', list: failedWebhooks, columns: webhookColumns }),
  ];
}

/** Reloads after a payment, because only the server knows how much of the commission over 60 days it has settled. */
function useReloadAfterPayment(admin: Today | undefined, reload: () => void): void {
  const previousBalances = useRef(new Map<string, number>());
  useEffect(() => {
    const nodes = admin?.overdueCommissions?.nodes ?? [];
    const balances = nodes.map(({ id, rancher }) => [id, rancher.commission?.balance ?? 0] as const);
    const hasPaid = balances.some(([id, balance]) => balance < (previousBalances.current.get(id) ?? 0));
    previousBalances.current = new Map(balances);
    if (hasPaid) reload();
  });
}
