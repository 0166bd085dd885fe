import type { ComponentProps } from 'react';
import type { RanchApproval } from '../../graphTypes.generated';
import { AdminTable } from '../AdminTable';

interface Ranch {
  id: string;
  approval: RanchApproval;
}

interface RanchTableProps<Row extends Ranch> extends Omit<ComponentProps<typeof AdminTable<Row>>, 'noun' | 'belongs'> {
  /** The approval states in this list, or undefined for any. A ranch that gets another state leaves the list immediately. */
  approvals?: readonly RanchApproval[] | undefined;
}

export function RanchTable<Row extends Ranch>({ approvals, ...table }: RanchTableProps<Row>) {
  return (
    <AdminTable {...table} noun="ranchers" belongs={({ approval }) => !approvals || approvals.includes(approval)} />
  );
}
