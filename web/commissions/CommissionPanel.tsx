import { CalendarDays, FileText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { AGREEMENT_PATH } from '../../rules/agreement';
import { formatCents } from '../../rules/money';
import { messageOf } from '../errors/messageOf';
import { Cluster } from '../ui/Cluster';
import { ErrorState } from '../ui/ErrorState';
import { Grid } from '../ui/Grid';
import { LoadMore } from '../ui/LoadMore';
import { SkeletonGroup, SkeletonText } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { StatCard } from '../ui/StatCard';
import { TabPanel, Tabs } from '../ui/Tabs';
import { TextLink } from '../ui/TextLink';
import { MakePayment } from './MakePayment';
import { STATEMENTS, StatementSection } from './StatementSection';
import { TransactionTable } from './TransactionTable';
import { type CommissionOfRanch, type RanchCommission, useRanchCommission } from './useRanchCommission';

const tabs = [
  { value: 'history', label: 'Transaction History' },
  { value: 'payment', label: 'Make a Payment' },
];

/** What the ranch owes the platform, why, and how to pay it. */
export default function CommissionPanel() {
  const { ranch, error, retry, ...list } = useRanchCommission();
  if (ranch) return <Commission ranch={ranch} {...list} />;
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
  ranch: CommissionOfRanch;
}

function Commission({ ranch: { id, commission }, ...list }: CommissionProps) {
  const { view, show } = useView();
  return (
    <Stack gap={3}>
      <Standing commission={commission} />
      <Tabs label="Commission" value={view} onChange={show} tabs={tabs}>
        <TabPanel value="history">
          <History transactions={commission.transactions} {...list} />
        </TabPanel>
        <TabPanel value="payment">
          <MakePayment commission={commission} onRequested={() => show('history')} />
        </TabPanel>
      </Tabs>
      <StatementSection rancherId={id} months={commission.statementMonths} />
    </Stack>
  );
}

function useView() {
  const [params, setParams] = useSearchParams();
  const show = (value: string) =>
    setParams(
      (next) => {
        if (value === 'payment') next.set('view', value);
        else next.delete('view');
        return next;
      },
      { replace: true },
    );
  return { view: params.get('view') === 'payment' ? 'payment' : 'history', show };
}

function Standing({ commission: { balance, rate } }: { commission: RanchCommission }) {
  return (
    <>
      <Grid columns={2} min={150} gap={2}>
        <StatCard
          label="Current balance"
          value={formatCents(balance)}
          note={balance > 0 ? 'Due within 30 days' : 'Nothing is due'}
        />
        <StatCard label="Commission rate" value={`${rate}%`} note="Of each fulfilled order" />
      </Grid>
      <Cluster gap={2}>
        <TextLink href={`#${STATEMENTS}`} icon={CalendarDays} quiet>
          Monthly statements
        </TextLink>
        <TextLink href={AGREEMENT_PATH} target="_blank" icon={FileText} quiet>
          Broker Agreement (PDF, new tab)
        </TextLink>
      </Cluster>
    </>
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
