import type { CustomerSort } from '../../graphTypes.generated';
import type { SortChoice } from '../../platform/useAdminSort';

/** Ids are given in the order of registering. */
export const CUSTOMER_SORTS: readonly [SortChoice<CustomerSort>, ...SortChoice<CustomerSort>[]] = [
  { sort: 'NEWEST', label: 'Newest first', column: 'id', direction: 'descending' },
  { sort: 'OLDEST', label: 'Oldest first', column: 'id', direction: 'ascending' },
  { sort: 'NAME', label: 'Name, A to Z', column: 'name', direction: 'ascending' },
  { sort: 'NAME_DESC', label: 'Name, Z to A', column: 'name', direction: 'descending' },
];
