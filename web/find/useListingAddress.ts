import { useUrlDialog } from '../address/useUrlDialog';
import { useUrlState } from '../address/useUrlState';
import type { RancherSort } from '../graphTypes.generated';
import { rememberZip, useKnownZip } from '../parts/places/knownZip';
import { toggleCompared } from '../parts/ranches/compared';
import { useSession } from '../session/useSession';
import { LISTING_ADDRESS, listingOf } from './listingVariables';
import { type RanchFilters, withoutLostPlace } from './ranchFilters';
import { usualSort } from './ranchSort';

/** The value of `filters` in the address when the dialog was opened for the ZIP code that sorting by distance needs. */
const FOR_DISTANCE = 'distance';

/** The list's filters, search and order, which live in the address alone. */
export function useListingAddress() {
  const { change, addressWith, ...inAddress } = useUrlState(LISTING_ADDRESS);
  const filterDialog = useUrlDialog('filters');
  const knownZip = useKnownZip();
  const { viewer } = useSession();
  const { filters, impliedZip, sort, chosenSort } = listingOf(inAddress, knownZip);
  const isPlaceGiven = filters.near !== '';
  const hasPlace = isPlaceGiven || impliedZip !== '';

  const withChanges = (changes: Partial<RanchFilters>) => {
    const changed = withoutLostPlace({ ...filters, ...changes });
    // Otherwise a place that the reader removes would come back by itself.
    if (isPlaceGiven && !changed.near) rememberZip(viewer, '');
    return changed;
  };

  /** Leaves the dialog alone: what was typed into the search counts after a pause, when the dialog may be open. */
  const changeFilters = (changes: Partial<RanchFilters>) => change(withChanges(changes));

  /** What the dialog says. It closes in the same step, and the search may have changed behind it. */
  const applyFilters = ({ search: _stale, ...chosen }: RanchFilters) => {
    const isSortedAnew = inAddress.filters === FOR_DISTANCE && chosen.near !== '';
    change({ ...withChanges(chosen), filters: '', ...(isSortedAnew && { sort: undefined }) });
  };

  const setSort = (wanted: RancherSort) => {
    if (wanted === 'DISTANCE' && !hasPlace) filterDialog.open(FOR_DISTANCE);
    else change({ sort: wanted === usualSort(hasPlace) ? undefined : wanted });
  };

  return {
    filters,
    /** The ZIP code that the list looks from although the address names none; else empty. */
    impliedZip,
    sort,
    chosenSort,
    compared: inAddress.compare,
    onCompare: (id: string) => change({ compare: toggleCompared(inAddress.compare, id) }),
    changeFilters,
    applyFilters,
    filterDialog,
    setSort,
  };
}
