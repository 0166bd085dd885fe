import { pendingDate } from '../../../rules/dates';
import { Checkbox } from '../../ui/Checkbox';
import type { TableSorting } from '../../ui/SortHeading';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import type { ChosenRows } from '../../ui/useChosenRows';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ContactCell } from './ContactCell';
import { PendingActions } from './PendingActions';
import type { PendingRanchesTab_rancherFragment } from './PendingRanchesTab.generated';
import { RanchCell } from './RanchCell';
import { WaitingBadge } from './WaitingBadge';

type Ranch = PendingRanchesTab_rancherFragment;

interface PendingRanchTableProps {
  ranches: readonly Ranch[];
  chosen: ChosenRows;
  sorting: TableSorting;
}

export function PendingRanchTable({ ranches, chosen, sorting }: PendingRanchTableProps) {
  const columns: TableColumn<Ranch>[] = [
    { key: 'choice', header: 'Select', cell: (ranch) => <Choice ranch={ranch} chosen={chosen} /> },
    ...facts,
  ];
  return (
    <Table caption="Pending ranchers" columns={columns} rows={ranches} rowKey={({ id }) => id} sorting={sorting} />
  );
}

const facts: TableColumn<Ranch>[] = [
  {
    key: 'ranch',
    header: 'Ranch',
    primary: true,
    cell: (ranch) => <RanchCell ranch={ranch} badges={<WaitingBadge approval={ranch.approval} />} />,
  },
  { key: 'contact', header: 'Contact', cell: ({ contact }) => <ContactCell {...contact} /> },
  { key: 'date', header: 'Signed up', cell: ({ createdAt }) => pendingDate(createdAt) },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (ranch) => <PendingActions ranch={ranch} /> },
];

/** A suspended ranch comes back on its own, after a look at why it was suspended. */
function Choice({ ranch, chosen }: { ranch: Ranch; chosen: ChosenRows }) {
  if (ranch.approval !== 'PENDING') return null;
  return (
    <Checkbox
      checked={chosen.ids.includes(ranch.id)}
      onChange={(event) => chosen.choose(ranch.id, event.target.checked)}
    >
      <VisuallyHidden>{`Select ${ranch.ranchName}`}</VisuallyHidden>
    </Checkbox>
  );
}
