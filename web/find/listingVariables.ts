import { oneOf, readState, text } from '../address/codecs';
import type { ItemType, RancherSort } from '../graphTypes.generated';
import { idsInAddress } from '../parts/ranches/compared';
import { withKnownZip } from './near';
import { filterAddress, type RanchFilters, toRancherFilter, withoutLostPlace } from './ranchFilters';
import { allowedSort, RANCH_SORTS } from './ranchSort';

/** The number of ranches on a page of the list. */
export const PAGE = 24;

export const LISTING_URL_PARAMS = {
  ...filterAddress,
  sort: oneOf(
    RANCH_SORTS.map(({ value }) => value),
    undefined,
  ),
  /** The ids of the ranches chosen for comparison. */
  compare: idsInAddress,
  /** Not empty while the filter dialog is open. */
  filters: text(),
};

type InAddress = ReturnType<
  typeof readState<RanchFilters & { sort: RancherSort | undefined; compare: string[]; filters: string }>
>;

/** The filters and the sort order of the URL. `knownZip` is used if the URL has no ZIP code. */
export function listingOf({ sort, filters: _opened, compare: _compared, ...inAddress }: InAddress, knownZip: string) {
  const filters = withoutLostPlace(inAddress);
  const impliedZip = filters.near === '' ? knownZip : '';
  const shown = allowedSort(sort, filters.near !== '' || impliedZip !== '');
  return {
    ...{ filters, impliedZip, sort: shown },
    /** Undefined if the list is in its default order, in which ranches that the reader bought from come first. */
    chosenSort: sort === shown ? sort : undefined,
  };
}

/** The query variables of the list, without the page size. */
export const listingVariables = (filters: RanchFilters, sort: RancherSort | undefined) => ({
  filter: toRancherFilter(filters),
  sort,
  ...shareOf(filters),
});

/** The share whose cost the cards show, if the filter has exactly one. */
function shareOf({ size }: RanchFilters): { share?: ItemType } {
  const [only, ...others] = size;
  return only && others.length === 0 ? { share: only as ItemType } : {};
}

/** The query variables of the first page for a URL. */
export function firstListing(params: URLSearchParams, knownZip: string) {
  const { filters, impliedZip, chosenSort } = listingOf(readState(LISTING_URL_PARAMS, params), knownZip);
  return { ...listingVariables(withKnownZip(filters, impliedZip), chosenSort), first: PAGE };
}
