import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { RancherSort } from '../../graphTypes.generated';
import { FindRancherPageDocument, type FindRancherPageQuery } from '../FindRancherPage.generated';
import { type RanchFilters, toRancherFilter } from './ranchFilters';
import { usePlaceToReturnTo } from './usePlaceToReturnTo';

type Ranchers = FindRancherPageQuery['ranchers'];

/** The list by filter and order, as far as it has been loaded. */
export function useListing(filters: RanchFilters, sort: RancherSort) {
  const asked = { filter: toRancherFilter(filters), sort };
  const list = JSON.stringify(asked);
  const first = useFirstPage(list);
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(FindRancherPageDocument, {
    variables: { ...asked, first },
  });
  const shown: Ranchers | undefined = (data ?? (error ? undefined : previousData))?.ranchers;
  const [failure, setFailure] = useState<{ list: string; error: unknown }>();

  const loadMore = () => {
    // What is shown may still be the list before, whose cursor leads nowhere in this one.
    if (!data) return;
    setFailure(undefined);
    fetchMore({ variables: { first: PAGE, after: data.ranchers.pageInfo.endCursor } }).catch((error) =>
      setFailure({ list, error }),
    );
  };

  return {
    ranchers: shown,
    /** How many there are; undefined until it is known, null when it cannot be. */
    count: shown?.totalCount ?? (error ? null : undefined),
    /** What is shown is still the list before the last change. */
    outdated: !data && shown !== undefined,
    error,
    loadMore,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    /** Why the ranches that come next did not. */
    failure: failure?.list === list ? failure.error : undefined,
    retry: () => refetch(),
  };
}

const PAGE = 24;
/** The graph gives no more at once. */
const MOST = 100;

/** How many ranches to begin with: on a list that was left further down, as many as stood there. */
function useFirstPage(list: string): number {
  const { cards } = usePlaceToReturnTo();
  const [leftList] = useState(list);
  return list === leftList ? Math.min(MOST, Math.max(PAGE, cards)) : PAGE;
}
