import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddress } from '../useAddress';
import { type RanchFilters, readFilters, writeFilters } from './ranchFilters';
import { readSort, writeSort } from './ranchSort';

export type ChangeFilters = (filters: RanchFilters) => RanchFilters;

/** The dialog's name in the address. */
export const FILTER_DIALOG = 'filters';

/** Filters, search and sort of the list. They live in the address alone. */
export function useListingAddress() {
  const { params, change } = useAddress();
  const { state } = useLocation();
  const filters = useMemo(() => readFilters(params), [params]);

  // In place: Back leads out of the list, not through everything that was tried in it.
  const put = (how: (params: URLSearchParams) => URLSearchParams) =>
    change((now) => withoutDialog(how(now)), { replace: true, state });

  return {
    filters,
    sort: readSort(params),
    changeFilters: (how: ChangeFilters) => put((now) => writeFilters(now, how(readFilters(now)))),
    setSort: (value: string) => put((now) => writeSort(now, value)),
  };
}

/** Filters that were taken over close the dialog that they were chosen in. */
function withoutDialog(params: URLSearchParams): URLSearchParams {
  params.delete(FILTER_DIALOG);
  return params;
}
