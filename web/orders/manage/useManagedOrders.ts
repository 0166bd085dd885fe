import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { RancherOrdersPageDocument } from '../RancherOrdersPage.generated';
import { ranchTab } from './ranchTabs';

const PAGE = 10;

/** The orders of the viewer's ranch under the chosen tab. */
export function useManagedOrders() {
  const [search, setSearch] = useSearchParams();
  const { toast } = useToast();
  const tab = ranchTab(search.get('status'));
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(RancherOrdersPageDocument, {
    variables: { status: tab.statuses, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const orders = data?.viewer?.ranch?.orders;
  const loadMore = () =>
    fetchMore({ variables: { after: orders?.pageInfo.endCursor } }).catch((failure: unknown) =>
      toast({ title: 'Error', description: messageOf(failure, 'Failed to load more orders'), variant: 'destructive' }),
    );

  return {
    tab,
    choose: (value: string) => setSearch(value === 'all' ? {} : { status: value }, { replace: true }),
    counts: (data ?? previousData)?.viewer?.ranch?.orderCounts,
    orders,
    error,
    retry: () => void refetch().catch(() => {}),
    loadMore,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  };
}
