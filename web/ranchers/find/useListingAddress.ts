import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddress } from '../useAddress';
import { useUrlDialog } from '../useUrlDialog';
import { type RanchFilters, readFilters, writeFilters } from './ranchFilters';
import { BY_DISTANCE, readSort, writeSort } from './ranchSort';

export type ChangeFilters = (filters: RanchFilters) => RanchFilters;

/** The dialog's name in the address. */
const FILTER_DIALOG = 'filters';

/** Its value where it was opened for the ZIP code that sorting by distance needs. */
const FOR_DISTANCE = 'distance';

/** Filters, search and sort of the list. They live in the address alone. */
export function useListingAddress() {
  const { params, change } = useAddress();
  const { state } = useLocation();
  const filters = useMemo(() => readFilters(params), [params]);
  const filterDialog = useUrlDialog(FILTER_DIALOG);
  const hasPlace = filters.near.zipCode !== '';

  // In place: Back leads out of the list, not through everything that was tried in it.
  const put = (how: (params: URLSearchParams) => URLSearchParams) =>
    change((now) => withoutDialog(how(now)), { replace: true, state });

  return {
    filters,
    sort: readSort(params, hasPlace),
    changeFilters: (how: ChangeFilters) => put((now) => writeFilters(now, how(readFilters(now)))),
    filterDialog,
    setSort: (value: string) => {
      if (value === BY_DISTANCE.value && !hasPlace) filterDialog.open(FOR_DISTANCE);
      else put((now) => writeSort(now, value, hasPlace));
    },
  };
}

/** Filters that were taken over close the dialog that they were chosen in. */
function withoutDialog(params: URLSearchParams): URLSearchParams {
  if (params.get(FILTER_DIALOG) === FOR_DISTANCE && params.has('near')) params.delete('sort');
  params.delete(FILTER_DIALOG);
  return params;
}
