import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { monthOf, monthProblem } from '../../../rules/money/statement';
import { text } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { useNextPage } from '../../parts/lists/useNextPage';
import { CommissionPanelDocument, type CommissionPanelQuery } from './CommissionPanel.generated';

const PAGE_SIZE = 20;
const monthAddress = { month: text() };

export type CommissionOfRanch = NonNullable<NonNullable<CommissionPanelQuery['viewer']>['ranch']>;
export type RanchCommission = CommissionOfRanch['commission'];

/** The balance and the ledger of the viewer's ranch. */
export function useRanchCommission(timeZone: string) {
  // The first month stays in the query: a month that is chosen later has its own query, or the ledger would load again.
  const [month] = useState(useStatementMonth(timeZone).wanted);
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(CommissionPanelDocument, {
    variables: { first: PAGE_SIZE, month },
    fetchPolicy: 'cache-and-network',
  });
  const ranch = data?.viewer?.ranch;
  const nextPage = useNextPage({
    load: () => fetchMore({ variables: { after: ranch?.commission.transactions.pageInfo.endCursor } }),
    networkStatus,
    failure: 'Failed to load more',
  });

  return {
    ranch,
    error,
    retry: () => void refetch().catch(() => {}),
    ...nextPage,
  };
}

/** The month in the address, or the current month where the address has none that could have a statement. */
export function useStatementMonth(timeZone: string) {
  const { month, change } = useUrlState(monthAddress);
  const wanted = monthProblem(timeZone, month) ? monthOf(timeZone, new Date()) : month;
  return { wanted, choose: (chosen: string) => change({ month: chosen }) };
}
