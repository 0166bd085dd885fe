import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../errors/messageOf';
import { useToast } from '../ui/useToast';
import { CustomerOrdersPageDocument } from './CustomerOrdersPage.generated';
import { customerTab } from './customerTabs';

const PAGE = 10;

/** The orders under the chosen tab, and how many there are under each. */
export function useCustomerOrders() {
  const [search, setSearch] = useSearchParams();
  const { toast } = useToast();
  const tab = customerTab(search.get('status'));
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(CustomerOrdersPageDocument, {
    variables: { status: tab.statuses, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const orders = data?.viewer?.orders;
  const loadMore = () =>
    fetchMore({ variables: { after: orders?.pageInfo.endCursor } }).catch((failure: unknown) =>
      toast({ title: 'Error', description: messageOf(failure, 'Failed to load more orders'), variant: 'destructive' }),
    );

  return {
    tab,
    choose: (value: string) => setSearch(value === 'all' ? {} : { status: value }, { replace: true }),
    counts: (data ?? previousData)?.viewer?.orderCounts,
    orders,
    error,
    retry: () => void refetch().catch(() => {}),
    loadMore,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  };
}
