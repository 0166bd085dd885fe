import { oneOf, readState, text } from '../address/codecs';
import type { ItemType, RancherSort } from '../graphTypes.generated';
import { idsInAddress } from '../parts/ranches/compared';
import { fromHome } from './near';
import { filterAddress, type RanchFilters, toRancherFilter, withoutLostPlace } from './ranchFilters';
import { allowedSort, RANCH_SORTS } from './ranchSort';

/** How many ranches a page of the list has. */
export const PAGE = 24;

export const LISTING_ADDRESS = {
  ...filterAddress,
  sort: oneOf(
    RANCH_SORTS.map(({ value }) => value),
    undefined,
  ),
  /** The ranches that are chosen to be compared. */
  compare: idsInAddress,
  /** The filter dialog. */
  filters: text(),
};

type InAddress = ReturnType<
  typeof readState<RanchFilters & { sort: RancherSort | undefined; compare: string[]; filters: string }>
>;

/** What the address asks for, seen from a ZIP code that is known without it, if any. */
export function listingOf({ sort, filters: _opened, compare: _compared, ...inAddress }: InAddress, knownZip: string) {
  const filters = withoutLostPlace(inAddress);
  const impliedZip = filters.near === '' ? knownZip : '';
  const shown = allowedSort(sort, filters.near !== '' || impliedZip !== '');
  return {
    ...{ filters, impliedZip, sort: shown },
    /** Undefined if the list is in its usual order, in which ranches that the reader bought from come first. */
    chosenSort: sort === shown ? sort : undefined,
  };
}

/** The list as variables of the graph, without the number of ranches. */
export const listingVariables = (filters: RanchFilters, sort: RancherSort | undefined) => ({
  filter: toRancherFilter(filters),
  sort,
  ...shareOf(filters),
});

/** Cards show the cost of the share that was filtered for. */
function shareOf({ size }: RanchFilters): { share?: ItemType } {
  const [only, ...others] = size;
  return only && others.length === 0 ? { share: only as ItemType } : {};
}

/** The list that an address shows at first. */
export function firstListing(params: URLSearchParams, knownZip: string) {
  const { filters, impliedZip, chosenSort } = listingOf(readState(LISTING_ADDRESS, params), knownZip);
  return { ...listingVariables(fromHome(filters, impliedZip), chosenSort), first: PAGE };
}
