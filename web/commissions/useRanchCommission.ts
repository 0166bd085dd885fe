import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../errors/messageOf';
import { useToast } from '../ui/useToast';
import { CommissionPanelDocument, type CommissionPanelQuery } from './CommissionPanel.generated';
import { useStatementMonth } from './useStatementMonth';

const PAGE = 20;

export type CommissionOfRanch = NonNullable<NonNullable<CommissionPanelQuery['viewer']>['ranch']>;
export type RanchCommission = CommissionOfRanch['commission'];

/** The balance and the ledger of the viewer's ranch. */
export function useRanchCommission() {
  const { toast } = useToast();
  // Another month that is chosen later is read by itself, or it would start the ledger anew.
  const [month] = useState(useStatementMonth().asked);
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(CommissionPanelDocument, {
    variables: { first: PAGE, month },
    fetchPolicy: 'cache-and-network',
  });
  const ranch = data?.viewer?.ranch;
  const loadMore = () =>
    fetchMore({ variables: { after: ranch?.commission.transactions.pageInfo.endCursor } }).catch((failure: unknown) =>
      toast({ title: 'Error', description: messageOf(failure, 'Failed to load more'), variant: 'destructive' }),
    );

  return {
    ranch,
    error,
    retry: () => void refetch().catch(() => {}),
    loadMore,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
  };
}
