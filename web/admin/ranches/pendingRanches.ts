import { oneOf, readState, text } from '../../address/codecs';
import { PENDING_SORTS } from './ranchSorts';

const PENDING_ADDRESS = {
  search: text(),
  sort: oneOf(
    PENDING_SORTS.map(({ sort }) => sort),
    PENDING_SORTS[0].sort,
  ),
};

/** The new ranches that an address lists at first. */
export const firstPendingRanches = (params: URLSearchParams) => readState(PENDING_ADDRESS, params);
