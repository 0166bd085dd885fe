import { formatCents } from '../../../rules/money/money';
import { Cluster } from '../../ui/layout/arrange';
import { RowButton } from '../../ui/table/RowButton';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { balanceColumn } from '../commission/balanceColumn';
import { RanchCell } from '../ranches/RanchCell';
import { useAdminUrlState } from '../useAdminUrlState';
import { useRanchActions } from '../useRanchActions';
import type { OverdueToday_commissionFragment } from './OverdueToday.generated';
import { formatWaitingTime } from './TodaySection';

type Overdue = OverdueToday_commissionFragment;

export const overdueColumns: TableColumn<Overdue>[] = [
  { key: 'ranch', header: 'Ranch', primary: true, cell: ({ rancher }) => <RanchCell ranch={rancher} /> },
  { key: 'oldest', header: 'Oldest charge', cell: ({ oldestChargeAt }) => formatWaitingTime(oldestChargeAt) },
  { key: 'amount', header: 'Over 60 days', numeric: true, cell: ({ amount }) => formatCents(amount) },
  balanceColumn(({ rancher }) => rancher.commission),
  { ...buttonsColumn(({ rancher }) => <Actions ranch={rancher} />), below: true },
];

function Actions({ ranch }: { ranch: Overdue['rancher'] }) {
  const act = useRanchActions();
  const { open } = useAdminUrlState();
  return (
    <Cluster justify="end">
      <RowButton of={ranch.ranchName} onClick={() => open({ ledger: ranch.id })}>
        Ledger
      </RowButton>
      <RowButton
        of={ranch.ranchName}
        disabled={(ranch.commission?.balance ?? 0) <= 0}
        onClick={() => act({ verb: 'recordPayment', ranch })}
      >
        Record Payment
      </RowButton>
    </Cluster>
  );
}
