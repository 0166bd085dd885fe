import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrorsOf } from '../errors/graphErrors';
import type { RancherSort } from '../graphTypes.generated';
import { FindRancherPageDocument, type FindRancherPageQuery } from './FindRancherPage.generated';
import { useReturnPlace } from './listingPlace';
import { listingVariables, PAGE } from './listingVariables';
import type { RanchFilters } from './ranchFilters';

/** The server's maximum page size. */
const MAX_RANCHES = 100;

export type Ranchers = FindRancherPageQuery['ranchers'];
export type Listing = ReturnType<typeof useListing>;

export function useListing(filters: RanchFilters, sort: RancherSort | undefined) {
  const variables = listingVariables(filters, sort);
  const list = JSON.stringify(variables);
  const first = useFirstPage(list);
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(FindRancherPageDocument, {
    variables: { ...variables, first },
  });
  const shown: Ranchers | undefined = (data ?? (error ? undefined : previousData))?.ranchers;
  const { load, failure } = useNextPage(list);
  const loadMore = () => {
    // The cursor of a previous list that is still shown is invalid for the new one.
    if (data) load(() => fetchMore({ variables: { first: PAGE, after: data.ranchers.pageInfo.endCursor } }));
  };

  return {
    ranchers: shown,
    /** The total number of ranches. Undefined while the list loads, and null if it failed to load. */
    count: shown ?? (error ? null : undefined),
    /** Whether the previous list is still shown while the current one loads. */
    outdated: !data && shown !== undefined,
    error,
    zipProblem: zipProblemOf(error),
    loadMore,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    /** The error of the last attempt to load more ranches. Undefined if it succeeded. */
    failure,
    retry: () => refetch(),
  };
}

/** Stores the error of the next page until the list changes. */
function useNextPage(list: string) {
  const [failure, setFailure] = useState<{ list: string; error: unknown }>();
  const load = (request: () => Promise<unknown>) => {
    setFailure(undefined);
    request().catch((error) => setFailure({ list, error }));
  };
  return { load, failure: failure?.list === list ? failure.error : undefined };
}

/** Returns how many ranches to load first. Returning readers get as many as they had loaded. */
function useFirstPage(list: string): number {
  const { cards } = useReturnPlace();
  const [initialList] = useState(list);
  return list === initialList ? Math.min(MAX_RANCHES, Math.max(PAGE, cards)) : PAGE;
}

export const zipProblemOf = (error: unknown): string | undefined => fieldErrorsOf(error)['filter.near.zipCode'];
