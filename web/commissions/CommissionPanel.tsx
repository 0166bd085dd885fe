import { useSearchParams } from 'react-router-dom';
import { formatCents } from '../../rules/money';
import { messageOf } from '../errors/messageOf';
import { ErrorState } from '../ui/ErrorState';
import { Grid } from '../ui/Grid';
import { LoadMore } from '../ui/LoadMore';
import { SkeletonGroup, SkeletonText } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { StatCard } from '../ui/StatCard';
import { TabPanel, Tabs } from '../ui/Tabs';
import { MakePayment } from './MakePayment';
import { TransactionTable } from './TransactionTable';
import { type RanchCommission, useRanchCommission } from './useRanchCommission';

const tabs = [
  { value: 'history', label: 'Transaction History' },
  { value: 'payment', label: 'Make a Payment' },
];

/** What the ranch owes the platform, why, and how to pay it. */
export default function CommissionPanel() {
  const { commission, error, retry, ...list } = useRanchCommission();
  if (commission) return <Commission commission={commission} {...list} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={retry} />;
  return (
    <SkeletonGroup label="Loading your commission">
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}

interface MoreOfIt {
  loadMore: () => void;
  isLoadingMore: boolean;
}

interface CommissionProps extends MoreOfIt {
  commission: RanchCommission;
}

function Commission({ commission, ...list }: CommissionProps) {
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'payment' ? 'payment' : 'history';
  const show = (value: string) =>
    setParams({ tab: 'commission', ...(value === 'payment' && { view: value }) }, { replace: true });
  const { balance, rate, transactions } = commission;
  return (
    <Stack gap={3}>
      <Grid columns={2} min={150} gap={2}>
        <StatCard
          label="Current balance"
          value={formatCents(balance)}
          note={balance > 0 ? 'Due within 30 days' : 'Nothing is due'}
        />
        <StatCard label="Commission rate" value={`${rate}%`} note="Of each fulfilled order" />
      </Grid>
      <Tabs label="Commission" value={view} onChange={show} tabs={tabs}>
        <TabPanel value="history">
          <History transactions={transactions} {...list} />
        </TabPanel>
        <TabPanel value="payment">
          <MakePayment commission={commission} onRequested={() => show('history')} />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

interface HistoryProps extends MoreOfIt {
  transactions: RanchCommission['transactions'];
}

function History({ transactions: { nodes, totalCount }, loadMore, isLoadingMore }: HistoryProps) {
  return (
    <Stack gap={3}>
      <TransactionTable transactions={nodes} />
      <LoadMore shown={nodes.length} total={totalCount} noun="transactions" pending={isLoadingMore} onLoad={loadMore} />
    </Stack>
  );
}
