import type { AdminRancherSort } from '../../graphTypes.generated';
import type { SortChoice } from '../../platform/useAdminSort';

/** The orders of every list of ranches, by the columns that some of them have. */
export const RANCH_SORTS: readonly [SortChoice<AdminRancherSort>, ...SortChoice<AdminRancherSort>[]] = [
  { sort: 'NAME', label: 'Name, A to Z', column: 'ranch', direction: 'ascending' },
  { sort: 'NAME_DESC', label: 'Name, Z to A', column: 'ranch', direction: 'descending' },
  { sort: 'NEWEST', label: 'Newest first', column: 'date', direction: 'descending' },
  { sort: 'OLDEST', label: 'Oldest first', column: 'date', direction: 'ascending' },
  { sort: 'BALANCE', label: 'Largest balance first', column: 'balance', direction: 'descending' },
  { sort: 'RATE', label: 'Highest rate first', column: 'rate', direction: 'descending' },
];
