import { CalendarDays, FileText } from 'lucide-react';
import { formatCents } from '../../../rules/money/money';
import { statementDate } from '../../../rules/money/statement';
import { AGREEMENT_PATH } from '../../../rules/ranches/agreement';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { QueryState } from '../../errors/QueryState';
import { InTimeZone, TimeZoneNote } from '../../parts/commission/InTimeZone';
import { TransactionTable } from '../../parts/commission/TransactionTable';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Grid } from '../../ui/layout/Grid';
import { TabPanel, Tabs } from '../../ui/layout/Tabs';
import { LoadMore } from '../../ui/table/LoadMore';
import { TextLink } from '../../ui/text/Link';
import { StatCard } from '../../ui/text/StatCard';
import { MakePayment } from './MakePayment';
import { STATEMENTS_ID, StatementSection } from './StatementSection';
import { type CommissionOfRanch, type RanchCommission, useRanchCommission } from './useRanchCommission';

const URL_PARAMS = { view: oneOf(['history', 'payment'], 'history') };

const tabs = [
  { value: 'history', label: 'Transaction History' },
  { value: 'payment', label: 'Make a Payment' },
];

/** Shows the ranch's balance, ledger and statements, and a form to request a payment. */
export default function CommissionPanel() {
  return <InTimeZone label={LOADING}>{(timeZone) => <CommissionLoader timeZone={timeZone} />}</InTimeZone>;
}

const LOADING = 'Loading your commission';

function CommissionLoader({ timeZone }: { timeZone: string }) {
  const { ranch, error, refetch, ...list } = useRanchCommission(timeZone);
  if (ranch) return <Commission ranch={ranch} timeZone={timeZone} {...list} />;
  return <QueryState error={error} refetch={refetch} label={LOADING} />;
}

interface LedgerPaging {
  onMore: () => void;
  isLoadingMore: boolean;
}

interface CommissionProps extends LedgerPaging {
  ranch: CommissionOfRanch;
  timeZone: string;
}

function Commission({ ranch: { id, commission }, timeZone, ...list }: CommissionProps) {
  const { view, change } = useUrlState(URL_PARAMS);
  const choose = (chosen: string) => change({ view: URL_PARAMS.view.read([chosen]) });
  return (
    <Stack gap={3}>
      <Balance commission={commission} />
      <TimeZoneNote what="Days and months" />
      <Tabs label="Commission" value={view} onChange={choose} tabs={tabs}>
        <TabPanel value="history">
          <History transactions={commission.transactions} timeZone={timeZone} {...list} />
        </TabPanel>
        <TabPanel value="payment">
          <MakePayment commission={commission} timeZone={timeZone} onRequested={() => change({ view: 'history' })} />
        </TabPanel>
      </Tabs>
      <StatementSection rancherId={id} months={commission.statementMonths} timeZone={timeZone} />
    </Stack>
  );
}

function Balance({ commission: { balance, rate } }: { commission: RanchCommission }) {
  return (
    <>
      <Grid columns={2} min={150} gap={2}>
        <StatCard
          label="Current balance"
          value={formatCents(balance)}
          note={balance > 0 ? 'Each charge is due within 30 days' : 'Nothing due'}
        />
        <StatCard label="Commission rate" value={`${rate}%`} note="Of each fulfilled order" />
      </Grid>
      <Cluster gap={2}>
        <TextLink href={`#${STATEMENTS_ID}`} icon={CalendarDays} quiet>
          Monthly statements
        </TextLink>
        <TextLink href={AGREEMENT_PATH} target="_blank" icon={FileText} quiet>
          Broker Agreement (PDF, new tab)
        </TextLink>
      </Cluster>
    </>
  );
}

interface HistoryProps extends LedgerPaging {
  transactions: RanchCommission['transactions'];
  timeZone: string;
}

function History({ transactions, timeZone, onMore, isLoadingMore }: HistoryProps) {
  return (
    <Stack gap={3}>
      <TransactionTable transactions={transactions.nodes} formatTime={(time) => statementDate(timeZone, time)} />
      <LoadMore
        shown={transactions.nodes.length}
        total={transactions}
        noun="transactions"
        pending={isLoadingMore}
        onLoad={onMore}
      />
    </Stack>
  );
}
