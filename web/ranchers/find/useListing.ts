import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import type { RancherSort } from '../../graphTypes.generated';
import { useToast } from '../../ui/useToast';
import { FindRancherPageDocument, type FindRancherPageQuery } from '../FindRancherPage.generated';
import { type RanchFilters, toRancherFilter } from './ranchFilters';

export type Ranchers = FindRancherPageQuery['ranchers'];

/** The list by filter and order, as far as it has been loaded. */
export function useListing(filters: RanchFilters, sort: RancherSort) {
  const { toast } = useToast();
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(FindRancherPageDocument, {
    variables: { filter: toRancherFilter(filters), sort },
  });
  const shown: Ranchers | undefined = (data ?? (error ? undefined : previousData))?.ranchers;

  const loadMore = () =>
    fetchMore({ variables: { after: shown?.pageInfo.endCursor } }).catch((failure) =>
      toast({ title: 'Error', description: messageOf(failure), variant: 'destructive' }),
    );

  return {
    ranchers: shown,
    /** What is shown is still the list before the last change. */
    outdated: !data && shown !== undefined,
    error,
    loadMore,
    loadingMore: networkStatus === NetworkStatus.fetchMore,
    retry: () => refetch(),
  };
}
