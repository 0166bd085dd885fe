import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { useToast } from '../ui/useToast';
import { CommissionPanelDocument, type CommissionPanelQuery } from './CommissionPanel.generated';

const PAGE = 20;

type Ranch = NonNullable<NonNullable<CommissionPanelQuery['viewer']>['ranch']>;
export type RanchCommission = Ranch['commission'];

/** The balance and the ledger of the viewer's ranch. */
export function useRanchCommission() {
  const { toast } = useToast();
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(CommissionPanelDocument, {
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const commission = data?.viewer?.ranch?.commission;
  const loadMore = () =>
    fetchMore({ variables: { after: commission?.transactions.pageInfo.endCursor } }).catch((failure: unknown) =>
      toast({ title: 'Error', description: messageOf(failure, 'Failed to load more'), variant: 'destructive' }),
    );

  return {
    commission,
    error,
    retry: () => void refetch().catch(() => {}),
    loadMore,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  };
}
