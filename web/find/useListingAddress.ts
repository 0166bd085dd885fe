import { useState } from 'react';
import { useUrlDialog } from '../address/useUrlDialog';
import { useUrlState } from '../address/useUrlState';
import type { RancherSort } from '../graphTypes.generated';
import { useKnownZip } from '../parts/places/knownZip';
import { looksFromHome } from '../parts/places/profileZip';
import { toggleCompared } from '../parts/ranches/compared';
import { useSession } from '../session/useSession';
import { LISTING_ADDRESS, listingOf } from './listingVariables';
import { withoutHome } from './near';
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
  const [chosenZip, setChosenZip] = useState('');
  const { filters, impliedZip, sort, chosenSort } = listingOf(inAddress, knownZip);
  const hasPlace = filters.near !== '' || impliedZip !== '';

  /** Leaves the dialog alone: what was typed into the search counts after a pause, when the dialog may be open. */
  const changeFilters = (changes: Partial<RanchFilters>) => change(withoutLostPlace({ ...filters, ...changes }));

  /** What the dialog says. It closes in the same step, and the search may have changed behind it. */
  const applyFilters = ({ search: _stale, ...wanted }: RanchFilters) => {
    setChosenZip(wanted.near);
    const isSortedAnew = inAddress.filters === FOR_DISTANCE && wanted.near !== '';
    const changed = withoutLostPlace({ ...filters, ...wanted });
    change({ ...changed, filters: '', ...(isSortedAnew && { sort: undefined }) });
  };

  /** Another ZIP code, with all filters. A family's own stands in the address only where something depends on it. */
  const changePlace = (near: string) => {
    const changed = withoutLostPlace({ ...filters, near });
    change(looksFromHome(viewer) ? withoutHome(changed, near) : changed);
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
    /** The ZIP code that was chosen in the dialog here; empty for one that came with the address. */
    chosenZip,
    compared: inAddress.compare,
    onCompare: (id: string) => change({ compare: toggleCompared(inAddress.compare, id) }),
    changeFilters,
    applyFilters,
    changePlace,
    filterDialog,
    setSort,
  };
}
