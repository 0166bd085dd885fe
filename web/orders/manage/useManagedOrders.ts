import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { RancherOrdersPageDocument } from '../RancherOrdersPage.generated';
import { isNarrowed, variablesOf } from './orderNarrowing';
import { ranchTab } from './ranchTabs';
import { useOrderAddress } from './useOrderAddress';

const PAGE = 10;

/** The orders of the viewer's ranch that the address asks for. While others are on their way, those before stay. */
export function useManagedOrders() {
  const address = useOrderAddress();
  const { toast } = useToast();
  const tab = ranchTab(address.status);
  const variables = { status: tab.statuses, ...variablesOf(address.narrowing) };
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(RancherOrdersPageDocument, {
    variables: { ...variables, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const ranch = (data ?? previousData)?.viewer?.ranch;
  const orders = error ? data?.viewer?.ranch?.orders : ranch?.orders;
  const loadMore = () =>
    fetchMore({ variables: { after: orders?.pageInfo.endCursor } }).catch((failure: unknown) =>
      toast({ title: 'Error', description: messageOf(failure, 'Failed to load more orders'), variant: 'destructive' }),
    );

  return {
    address,
    tab,
    variables,
    isNarrowed: Boolean(tab.statuses) || isNarrowed(address.narrowing),
    counts: ranch?.orderCounts,
    orders,
    isTurning: !data,
    error,
    retry: () => void refetch().catch(() => {}),
    loadMore,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  };
}
