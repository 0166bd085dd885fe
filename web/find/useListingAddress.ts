import { useState } from 'react';
import { useUrlDialog } from '../address/useUrlDialog';
import { useUrlState } from '../address/useUrlState';
import type { RancherSort } from '../graphTypes.generated';
import { useKnownZip } from '../parts/places/knownZip';
import { hasHomeZip } from '../parts/places/profileZip';
import { toggleCompared } from '../parts/ranches/compared';
import { useSession } from '../session/useSession';
import { LISTING_URL_PARAMS, listingOf } from './listingVariables';
import { withoutKnownZip } from './near';
import { type RanchFilters, withoutZipDependents } from './ranchFilters';
import { defaultSort } from './ranchSort';

/** The value of `filters` in the URL if the dialog was opened because sorting by distance needs a ZIP code. */
const FOR_DISTANCE = 'distance';

/** Returns the list's filters, search text and sort order, which only the URL stores, and functions to change them. */
export function useListingAddress() {
  const { change, urlWith, ...fromUrl } = useUrlState(LISTING_URL_PARAMS);
  const filterDialog = useUrlDialog('filters');
  const knownZip = useKnownZip();
  const { viewer } = useSession();
  const [chosenZip, setChosenZip] = useState('');
  const { filters, impliedZip, sort, chosenSort } = listingOf(fromUrl, knownZip);
  const hasPlace = filters.near !== '' || impliedZip !== '';

  /** Changes filters without closing the dialog, which may be open when the debounce of the search ends. */
  const changeFilters = (changes: Partial<RanchFilters>) => change(withoutZipDependents({ ...filters, ...changes }));

  /** Applies the dialog's filters except its search text, which may be outdated, and closes the dialog in the same step. */
  const applyFilters = ({ search: _stale, ...chosen }: RanchFilters) => {
    setChosenZip(chosen.near);
    const resetsSort = fromUrl.filters === FOR_DISTANCE && chosen.near !== '';
    const changed = withoutZipDependents({ ...filters, ...chosen });
    change({ ...changed, filters: '', ...(resetsSort && { sort: undefined }) });
  };

  /** Changes the ZIP code. A family's own ZIP code is in the URL only if a distance or method depends on it. */
  const changePlace = (near: string) => {
    const changed = withoutZipDependents({ ...filters, near });
    change(hasHomeZip(viewer) ? withoutKnownZip(changed, near) : changed);
  };

  const setSort = (chosen: RancherSort) => {
    if (chosen === 'DISTANCE' && !hasPlace) filterDialog.open(FOR_DISTANCE);
    else change({ sort: chosen === defaultSort(hasPlace) ? undefined : chosen });
  };

  return {
    filters,
    /** The reader's known ZIP code if the URL has none. Empty otherwise. */
    impliedZip,
    sort,
    chosenSort,
    /** The ZIP code that was chosen in the dialog. Empty if it came with the URL. */
    chosenZip,
    compared: fromUrl.compare,
    onCompare: (id: string) => change({ compare: toggleCompared(fromUrl.compare, id) }),
    changeFilters,
    applyFilters,
    changePlace,
    filterDialog,
    setSort,
  };
}
