import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { monthOf, monthProblem } from '../../../rules/money/statement';
import { text } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';

import { useNextPage } from '../../parts/lists/useNextPage';
import { serverTime } from '../../session/serverTime';
import { CommissionPanelDocument, type CommissionPanelQuery } from './CommissionPanel.generated';

const PAGE_SIZE = 20;
const URL_PARAMS = { month: text() };

export type CommissionOfRanch = NonNullable<NonNullable<CommissionPanelQuery['viewer']>['ranch']>;
export type RanchCommission = CommissionOfRanch['commission'];

/** Fetches the balance and the ledger of the viewer's ranch. */
export function useRanchCommission(timeZone: string) {
  // Always queries the first month, so that choosing a month doesn't refetch the ledger. Later months have their own query.
  const [month] = useState(useStatementMonth(timeZone).selected);
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

  return { ranch, error, refetch, ...nextPage };
}

/** Returns the month in the URL, or the current month if the URL has no month that could have a statement. */
export function useStatementMonth(timeZone: string) {
  const { month, change } = useUrlState(URL_PARAMS);
  const selected = monthProblem(timeZone, month, new Date(serverTime.now()))
    ? monthOf(timeZone, new Date(serverTime.now()))
    : month;
  return { selected, choose: (chosen: string) => change({ month: chosen }) };
}
