import { phoneUrl } from '../../../rules/fields/phoneUrl';
import { formatCents } from '../../../rules/money/money';

import { daysText } from '../../../rules/time/days';
import { useUrlDialog } from '../../address/useUrlDialog';
import { PagedList, usePagedList } from '../../parts/lists/PagedList';
import { Button, ButtonLink } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Page, PageHeader } from '../../ui/layout/Page';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Money } from '../../ui/text/Money';
import { VisuallyHidden } from '../../ui/text/Text';
import { BalancesPageDocument, type BalancesPageQuery } from './BalancesPage.generated';
import { PaymentsInUrl } from './PaymentsInUrl';
import { RemindButton } from './RemindButton';

const BankFileDialog = lazyDialog(() => import('./BankFileDialog'));

type Ranch = NonNullable<NonNullable<BalancesPageQuery['viewer']>['ranch']>;
type Owing = Ranch['receivables']['nodes'][number];

/** Lists which families owe the ranch money, how much, and since when. */
export default function BalancesPage() {
  const list = usePagedList(BalancesPageDocument, {}, (data) => data.viewer?.ranch?.receivables);
  const bankFile = useUrlDialog('bankFile');
  const figures = list.data?.viewer?.ranch?.receivableFigures;
  return (
    <Page width="wide">
      <PageHeader
        title="Balances Due"
        lead="What families still owe you, the longest due first."
        actions={
          <>
            <Button onClick={() => bankFile.open('open')}>Match a Bank File</Button>
            <ButtonLink href="/api/rancher/receivables.csv">Download CSV</ButtonLink>
          </>
        }
      />
      {figures && <Ages figures={figures} />}
      <PagedList
        list={list}
        noun="balances"
        empty={
          <EmptyState title="Nothing is due" text="Once an order is weighed, what the family owes shows up here." />
        }
      >
        {(orders) => <BalanceTable orders={orders} />}
      </PagedList>
      <PaymentsInUrl />
      <BankFileDialog
        open={bankFile.value !== null}
        onOpenChange={() => {
          bankFile.close();
          void list.reload();
        }}
      />
    </Page>
  );
}

function Ages({ figures: { amount, steps } }: { figures: Ranch['receivableFigures'] }) {
  return (
    <section aria-label="Balances by age">
      <DescriptionList
        columns={3}
        items={[
          { term: 'All balances', details: <Money>{formatCents(amount)}</Money> },
          ...steps.map(({ fromDays, toDays, amount: sum }) => ({
            term: toDays === null ? `Over ${fromDays - 1} days` : `${fromDays} to ${toDays} days`,
            details: <Money>{formatCents(sum)}</Money>,
          })),
        ]}
      />
    </section>
  );
}

function BalanceTable({ orders }: { orders: readonly Owing[] }) {
  const payments = useUrlDialog('payment');
  const columns: TableColumn<Owing>[] = [
    { key: 'customer', header: 'Family', primary: true, cell: ({ id, customer }) => `${customer.name}, order #${id}` },
    {
      key: 'phone',
      header: 'Phone',
      cell: ({ customer: { phone } }) => phone && <TextLink href={phoneUrl(phone)}>{phone}</TextLink>,
    },
    { key: 'due', header: 'Due', numeric: true, cell: ({ settlement }) => formatCents(settlement.balanceDue ?? 0) },
    {
      key: 'days',
      header: 'Since',
      cell: ({ settlement: { daysDue } }) => (daysDue ? daysText(daysDue) : 'Today'),
    },
    {
      key: 'actions',
      header: 'Actions',
      cell: (order) => (
        <Cluster justify="end">
          <Button size="small" onClick={() => payments.open(order.id)}>
            Price and Payments<VisuallyHidden> of order {order.id}</VisuallyHidden>
          </Button>
          {order.settlement.canRemind && <RemindButton order={order} />}
        </Cluster>
      ),
    },
  ];
  return <Table caption="Balances due" columns={columns} rows={orders} rowKey={({ id }) => id} />;
}
