import { oneOf, readState, text } from '../../address/codecs';
import type { AdminRancherSort } from '../../graphTypes.generated';

import type { SortChoices } from '../sortChoices';

const OLDEST_FIRST = { sort: 'OLDEST', label: 'Oldest first', column: 'date', direction: 'ascending' } as const;

const LARGEST_BALANCE_FIRST = {
  sort: 'BALANCE',
  label: 'Largest balance first',
  column: 'balance',
  direction: 'descending',
} as const;

/** The sort orders of every list of ranches. Not every list has every column. */
export const RANCH_SORTS: SortChoices<AdminRancherSort> = [
  { sort: 'NAME', label: 'Name, A to Z', column: 'ranch', direction: 'ascending' },
  { sort: 'NAME_DESC', label: 'Name, Z to A', column: 'ranch', direction: 'descending' },
  { sort: 'NEWEST', label: 'Newest first', column: 'date', direction: 'descending' },
  OLDEST_FIRST,
  LARGEST_BALANCE_FIRST,
  { sort: 'RATE', label: 'Highest rate first', column: 'rate', direction: 'descending' },
];

/** The sort orders for admins whose duties don't include money. */
export const RANCH_SORTS_WITHOUT_MONEY = withoutMoney(RANCH_SORTS);

/** Starts with the ranches that owe most. */
export const BALANCE_SORTS: SortChoices<AdminRancherSort> = [
  LARGEST_BALANCE_FIRST,
  ...RANCH_SORTS.filter(({ sort }) => sort !== 'BALANCE'),
];

/** Starts with the oldest applications, so that nobody is forgotten. */
export const PENDING_SORTS: SortChoices<AdminRancherSort> = [
  OLDEST_FIRST,
  ...RANCH_SORTS.filter(({ sort }) => sort !== 'OLDEST'),
];

export const PENDING_SORTS_WITHOUT_MONEY = withoutMoney(PENDING_SORTS);

function withoutMoney([first, ...others]: SortChoices<AdminRancherSort>): SortChoices<AdminRancherSort> {
  return [first, ...others.filter(({ sort }) => sort !== 'BALANCE' && sort !== 'RATE')];
}

const PENDING_CODECS = {
  search: text(),
  sort: oneOf(
    PENDING_SORTS.map(({ sort }) => sort),
    PENDING_SORTS[0].sort,
  ),
};

export const firstPendingRanches = (params: URLSearchParams) => readState(PENDING_CODECS, params);
