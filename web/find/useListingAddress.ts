import { useUrlDialog } from '../address/useUrlDialog';
import { oneOf, text, useUrlState } from '../address/useUrlState';
import type { RancherSort } from '../graphTypes.generated';
import { rememberZip, useKnownZip } from '../parts/places/knownZip';
import { useSession } from '../session/useSession';
import { filterAddress, type RanchFilters, withoutLostPlace } from './ranchFilters';
import { allowedSort, RANCH_SORTS, usualSort } from './ranchSort';

/** The value of `filters` in the address when the dialog was opened for the ZIP code that sorting by distance needs. */
const FOR_DISTANCE = 'distance';

const ADDRESS = {
  ...filterAddress,
  sort: oneOf(
    RANCH_SORTS.map(({ value }) => value),
    undefined,
  ),
  /** The filter dialog. */
  filters: text(),
};

/** The list's filters, search and order, which live in the address alone. */
export function useListingAddress() {
  const { change, addressWith, sort, filters: opened, ...inAddress } = useUrlState(ADDRESS);
  const filters = withoutLostPlace(inAddress);
  const filterDialog = useUrlDialog('filters');
  const knownZip = useKnownZip();
  const { viewer } = useSession();
  const isPlaceGiven = filters.near !== '';
  const hasPlace = isPlaceGiven || knownZip !== '';

  /** Closes the dialog too, in the same step. */
  const changeFilters = (changes: Partial<RanchFilters>) => {
    const changed = withoutLostPlace({ ...filters, ...changes });
    // Otherwise a place that the reader removes would come back by itself.
    if (isPlaceGiven && !changed.near) rememberZip(viewer, '');
    const isSortedAnew = opened === FOR_DISTANCE && changed.near !== '';
    change({ ...changed, filters: '', ...(isSortedAnew && { sort: undefined }) });
  };

  const setSort = (wanted: RancherSort) => {
    if (wanted === 'DISTANCE' && !hasPlace) filterDialog.open(FOR_DISTANCE);
    else change({ sort: wanted === usualSort(hasPlace) ? undefined : wanted });
  };

  return {
    filters,
    /** The ZIP code that the list looks from although the address names none; else empty. */
    impliedZip: isPlaceGiven ? '' : knownZip,
    sort: allowedSort(sort, hasPlace),
    changeFilters,
    filterDialog,
    setSort,
  };
}
