import { RanchCell } from '../../ranchers/approval/RanchCell';
import { WaitingBadge } from '../../ranchers/approval/WaitingBadge';
import type { TableSorting } from '../../ui/SortHeading';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import { Balance } from './Balance';
import { BalanceBadge } from './BalanceBadge';
import { CommissionActions } from './CommissionActions';
import type { CommissionTable_rancherFragment } from './CommissionTable.generated';
import { OpenRequests } from './OpenRequests';

const columns: TableColumn<CommissionTable_rancherFragment>[] = [
  {
    key: 'ranch',
    header: 'Ranch',
    primary: true,
    cell: (ranch) => <RanchCell ranch={ranch} badges={<Standing {...ranch} />} />,
  },
  { key: 'rate', header: 'Rate', numeric: true, cell: ({ commission }) => `${commission.rate}%` },
  {
    key: 'balance',
    header: 'Balance',
    numeric: true,
    cell: ({ commission }) => <Balance balance={commission.balance} />,
  },
  { key: 'requests', header: 'Payment requests', cell: (ranch) => <OpenRequests ranch={ranch} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (ranch) => <CommissionActions ranch={ranch} /> },
];

interface CommissionTableProps {
  ranches: CommissionTable_rancherFragment[];
  sorting: TableSorting;
}

export function CommissionTable({ ranches, sorting }: CommissionTableProps) {
  return (
    <Table caption="Commission by rancher" columns={columns} rows={ranches} rowKey={({ id }) => id} sorting={sorting} />
  );
}

function Standing({ approval, commission }: CommissionTable_rancherFragment) {
  return (
    <>
      <BalanceBadge balance={commission.balance} />
      <WaitingBadge approval={approval} />
    </>
  );
}
