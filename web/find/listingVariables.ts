import { oneOf, readState, text } from '../address/codecs';
import type { ItemType, RancherSort } from '../graphTypes.generated';
import { idsInAddress } from '../parts/ranches/compared';
import { withKnownZip } from './near';
import { filterUrlParams, type RanchFilters, toRancherFilter, withoutZipDependents } from './ranchFilters';
import { allowedSort, RANCH_SORTS } from './ranchSort';

/** The number of ranches that the list loads at a time. */
export const PAGE = 24;

export const LISTING_URL_PARAMS = {
  ...filterUrlParams,
  sort: oneOf(
    RANCH_SORTS.map(({ value }) => value),
    undefined,
  ),
  compare: idsInAddress,
  /** Not empty while the filter dialog is open. */
  filters: text(),
};

type UrlState = ReturnType<
  typeof readState<RanchFilters & { sort: RancherSort | undefined; compare: string[]; filters: string }>
>;

/** Returns the filters and the sort order of the URL. `knownZip` is used if the URL has no ZIP code. */
export function listingOf({ sort, filters: _opened, compare: _compared, ...urlFilters }: UrlState, knownZip: string) {
  const filters = withoutZipDependents(urlFilters);
  const impliedZip = filters.near === '' ? knownZip : '';
  const shown = allowedSort(sort, filters.near !== '' || impliedZip !== '');
  return {
    ...{ filters, impliedZip, sort: shown },
    /** Undefined if the list is in its default order, in which ranches that the reader bought from come first. */
    chosenSort: sort === shown ? sort : undefined,
  };
}

/** Returns the query variables of the list, without the page size. */
export const listingVariables = (filters: RanchFilters, sort: RancherSort | undefined) => ({
  filter: toRancherFilter(filters),
  sort,
  ...shareOf(filters, sort),
});

/** The share whose cost the cards show: the filter's only size, the quarter, or the one sorted by. */
function shareOf({ size }: RanchFilters, sort: RancherSort | undefined): { share?: ItemType | null } {
  const [only, ...others] = size;
  if (only && others.length === 0) return { share: only as ItemType };
  return sort === 'LOWEST_COST' || only ? { share: null } : {};
}

export function firstListing(params: URLSearchParams, knownZip: string) {
  const { filters, impliedZip, chosenSort } = listingOf(readState(LISTING_URL_PARAMS, params), knownZip);
  return { ...listingVariables(withKnownZip(filters, impliedZip), chosenSort), first: PAGE };
}
