import type { AdminOrderSort } from '../../graphTypes.generated';
import type { SortChoice } from '../../platform/useAdminSort';

export const ORDER_SORTS: readonly [SortChoice<AdminOrderSort>, ...SortChoice<AdminOrderSort>[]] = [
  { sort: 'NEWEST', label: 'Newest first', column: 'date', direction: 'descending' },
  { sort: 'OLDEST', label: 'Oldest first', column: 'date', direction: 'ascending' },
  { sort: 'AMOUNT', label: 'Largest amount first', column: 'amount', direction: 'descending' },
  { sort: 'AMOUNT_ASC', label: 'Smallest amount first', column: 'amount', direction: 'ascending' },
  { sort: 'UPDATED', label: 'Last changed first' },
];
