import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrorsOf } from '../errors/graphErrors';
import type { RancherSort } from '../graphTypes.generated';
import { FindRancherPageDocument, type FindRancherPageQuery } from './FindRancherPage.generated';
import { useReturnPlace } from './listingPlace';
import { listingVariables, PAGE } from './listingVariables';
import type { RanchFilters } from './ranchFilters';

/** The graph answers with no more than this at once. */
const MAX_RANCHES = 100;

export type Ranchers = FindRancherPageQuery['ranchers'];
export type Listing = ReturnType<typeof useListing>;

/** The list for these filters in this order, as far as it is loaded. */
export function useListing(filters: RanchFilters, sort: RancherSort | undefined) {
  const asked = listingVariables(filters, sort);
  const list = JSON.stringify(asked);
  const first = useFirstPage(list);
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(FindRancherPageDocument, {
    variables: { ...asked, first },
  });
  const shown: Ranchers | undefined = (data ?? (error ? undefined : previousData))?.ranchers;
  const { load, failure } = useNextPage(list);
  const loadMore = () => {
    // While the previous list still shows, its cursor means nothing in the new one.
    if (data) load(() => fetchMore({ variables: { first: PAGE, after: data.ranchers.pageInfo.endCursor } }));
  };

  return {
    ranchers: shown,
    /** How many there are; undefined while it loads, null when it can't be known. */
    count: shown ?? (error ? null : undefined),
    /** True while the list from before the last change still shows. */
    outdated: !data && shown !== undefined,
    error,
    zipProblem: zipProblemOf(error),
    loadMore,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    /** Why the next ranches failed to load. */
    failure,
    retry: () => refetch(),
  };
}

/** Remembers why the next page failed to load, as long as it is the same list. */
function useNextPage(list: string) {
  const [failure, setFailure] = useState<{ list: string; error: unknown }>();
  const load = (request: () => Promise<unknown>) => {
    setFailure(undefined);
    request().catch((error) => setFailure({ list, error }));
  };
  return { load, failure: failure?.list === list ? failure.error : undefined };
}

/** How many ranches to load first. Readers who come back to the list get as many as they had loaded. */
function useFirstPage(list: string): number {
  const { cards } = useReturnPlace();
  const [leftList] = useState(list);
  return list === leftList ? Math.min(MAX_RANCHES, Math.max(PAGE, cards)) : PAGE;
}

/** What is wrong with the list's ZIP code. Undefined if something else went wrong. */
export const zipProblemOf = (error: unknown): string | undefined => fieldErrorsOf(error)['filter.near.zipCode'];
